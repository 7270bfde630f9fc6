import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// One thing that is wrong with the list, with the smallest change that fixes it.
Rectangle {
    id: card

    required property findingRow row

    signal fixed()
    signal shown()

    implicitHeight: words.implicitHeight + (buttons.visible ? buttons.height + 4 : 0) + 22
    radius: Theme.smallRadius
    color: Theme.dangerSoft
    border.width: Theme.borderWidth
    border.color: Theme.danger
    Accessible.role: Accessible.AlertMessage
    Accessible.name: row.text

    Icon {
        id: picture
        x: 12
        y: 12
        name: "ui/warning"
        color: Theme.danger
    }
    BodyText {
        id: words
        anchors.left: picture.right
        anchors.leftMargin: 10
        anchors.right: parent.right
        anchors.rightMargin: 12
        y: 11
        text: card.row.text
    }
    Flow {
        id: buttons
        visible: card.row.fix !== "" || card.row.entry !== "" || entry.visible
        anchors.left: words.left
        anchors.leftMargin: -10
        anchors.right: parent.right
        anchors.top: words.bottom
        anchors.topMargin: 2
        PushButton {
            kind: "quiet"
            visible: card.row.fix !== ""
            iconName: "ui/check"
            text: card.row.fix
            width: Math.min(implicitWidth, buttons.width)
            onClicked: card.fixed()
        }
        PushButton {
            kind: "quiet"
            visible: card.row.entry !== ""
            iconName: "ui/eye"
            text: qsTr("Show in list")
            onClicked: card.shown()
        }
        RuleButton {
            id: entry
            rule: card.row.rule
            about: ""
            label: qsTr("Show the rule")
        }
    }
}
