import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A phone asks to be let in.
ColumnCard {
    visible: PhonePlay.knock !== ""
    height: visible ? implicitHeight : 0
    spacing: Theme.gap

    BodyBlock {
        text: qsTr("A phone wants to join: %1").arg(PhonePlay.knock)
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        spacing: Theme.gap
        PushButton {
            kind: "primary"
            text: qsTr("Let in")
            onClicked: PhonePlay.letIn(true)
        }
        PushButton {
            text: qsTr("Refuse")
            onClicked: PhonePlay.letIn(false)
        }
    }
}
