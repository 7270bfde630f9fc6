import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What the rules say to the last thing that was placed: why not, or whether to place it all the same.
Column {
    id: told

    required property Battlefield field

    spacing: Theme.gap
    visible: field.refusal !== "" || field.question !== "" || field.news !== ""

    Banner {
        width: parent.width
        visible: told.field.refusal !== ""
        text: told.field.refusal
        onDismissed: told.field.letBe()
    }
    Banner {
        width: parent.width
        visible: told.field.question !== ""
        grave: false
        text: told.field.question
        actionText: qsTr("Place it all the same")
        onAction: told.field.placeAllTheSame()
        onDismissed: told.field.letBe()
    }
    Card {
        width: parent.width
        height: news.implicitHeight + 24
        visible: told.field.news !== ""
        Icon {
            id: dice
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            name: "ui/dice"
            color: Theme.accent
        }
        BodyText {
            id: news
            anchors.left: dice.right
            anchors.right: parent.right
            anchors.leftMargin: 12
            anchors.rightMargin: 14
            anchors.verticalCenter: parent.verticalCenter
            text: told.field.news
            Accessible.role: Accessible.AlertMessage
        }
    }
}
