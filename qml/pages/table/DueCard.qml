import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// What has to be done next: one large button.
AbstractButton {
    id: due

    required property tableOffer row
    readonly property string title: row.who !== "" ? Phrase.of(qsTr("%1: %2"), [row.who, row.label]) : row.label
    readonly property string words: row.goesOn ? qsTr("Continue: %1").arg(title) : title

    /// What was entered is not wanted any more.
    signal letGo()

    implicitHeight: Math.max(64, lines.implicitHeight + 28)

    contentItem: Item {
        Icon {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            name: due.row.eyesOnly ? "ui/eye" : due.row.goesOn ? "ui/redo" : "ui/dice"
            size: 24
            color: Theme.accentText
        }
        Column {
            id: lines
            anchors.left: sign.right
            anchors.right: forget.left
            anchors.leftMargin: 14
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            Text {
                width: parent.width
                textFormat: Text.PlainText
                text: due.words
                color: Theme.accentText
                font.pixelSize: Theme.titleSize
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Text {
                width: parent.width
                textFormat: Text.PlainText
                visible: text !== ""
                text: due.row.draft ? qsTr("What was entered is kept") : due.row.goesOn ? qsTr("Not finished yet") : due.row.eyesOnly ? qsTr("For %1 only: pass the device on").arg(due.row.who) : due.row.detail
                color: Theme.accentText
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        IconButton {
            id: forget
            anchors.right: arrow.left
            anchors.verticalCenter: parent.verticalCenter
            width: visible ? implicitWidth : 0
            visible: due.row.draft
            iconName: "ui/close"
            ink: Theme.accentText
            label: qsTr("Cancel: %1").arg(due.title)
            onClicked: due.letGo()
        }
        Icon {
            id: arrow
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            name: "ui/chevron-right"
            size: 22
            color: Theme.accentText
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: due.down ? Qt.darker(Theme.accent, 1.15) : due.hovered ? Qt.lighter(Theme.accent, 1.12) : Theme.accent
        FocusRing {
            shown: due.visualFocus
            radius: Theme.radius + 3
        }
    }
    leftPadding: 18
    rightPadding: 14
    Accessible.role: Accessible.Button
    Accessible.name: words
    Accessible.description: row.draft ? qsTr("What was entered is kept") : row.goesOn ? qsTr("Not finished yet") : row.detail
    Accessible.onPressAction: due.clicked()
    Keys.onReturnPressed: due.clicked()
    Keys.onEnterPressed: due.clicked()
}
