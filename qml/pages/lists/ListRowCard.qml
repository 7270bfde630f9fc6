import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// One saved list.
AbstractButton {
    id: card

    required property listRow row

    signal opened()
    signal menuWanted()

    implicitHeight: Math.max(72, words.implicitHeight + 28)
    onClicked: opened()
    onPressAndHold: menuWanted()

    contentItem: Item {
        Icon {
            id: picture
            x: 16
            anchors.verticalCenter: parent.verticalCenter
            name: "ui/armies"
            size: 28
            color: Theme.accent
        }
        Column {
            id: words
            anchors.left: picture.right
            anchors.leftMargin: 16
            anchors.right: more.left
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3
            TitleText {
                width: parent.width
                text: card.row.name !== "" ? card.row.name : qsTr("Unnamed list")
                Accessible.ignored: true
            }
            CaptionText {
                width: parent.width
                text: qsTr("%n card(s) · %1", "", card.row.cards).arg(card.row.changed)
                Accessible.ignored: true
            }
            Flow {
                width: parent.width
                spacing: 10
                visible: card.row.findings > 0 || card.row.sample
                SampleMark { visible: card.row.sample }
                Row {
                    visible: card.row.findings > 0
                    spacing: 6
                    Icon {
                        name: "ui/warning"
                        size: 16
                        color: Theme.danger
                    }
                    Text {
                        textFormat: Text.PlainText
                        text: qsTr("%n finding(s)", "", card.row.findings)
                        color: Theme.danger
                        font.pixelSize: Theme.captionSize
                        Accessible.ignored: true
                    }
                }
            }
        }
        IconButton {
            id: more
            anchors.right: parent.right
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
            iconName: "ui/more"
            label: qsTr("More for %1").arg(card.row.name)
            onClicked: card.menuWanted()
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: card.down || card.hovered ? Theme.accentSoft : Theme.surface
        border.width: Theme.borderWidth
        border.color: Theme.divider
        FocusRing {
            anchors.margins: 0
            radius: Theme.radius
            shown: card.visualFocus
        }
    }
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1, %n card(s)", "", row.cards).arg(row.name)
    Accessible.description: row.findings > 0 && row.sample ? qsTr("%n finding(s), sample", "", row.findings)
                            : row.findings > 0 ? qsTr("%n finding(s)", "", row.findings) : row.sample ? qsTr("Sample: invented") : ""
    Accessible.onPressAction: card.clicked()
    Keys.onReturnPressed: card.clicked()
    Keys.onMenuPressed: card.menuWanted()
}
