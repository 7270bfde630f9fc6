import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A phone wants to undo or redo what others did: whoever is at this screen answers for those without a phone.
ColumnCard {
    visible: PhonePlay.proposal !== ""
    height: visible ? implicitHeight : 0
    spacing: Theme.gap

    BodyBlock {
        text: PhonePlay.proposal
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        spacing: Theme.gap
        PushButton {
            kind: "primary"
            text: qsTr("Agree")
            onClicked: PhonePlay.answerProposal(true)
        }
        PushButton {
            text: qsTr("Decline")
            onClicked: PhonePlay.answerProposal(false)
        }
    }
}
