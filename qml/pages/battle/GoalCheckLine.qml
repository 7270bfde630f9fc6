import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// One thing that a goal takes: whose it is, how it stands and what it brings now. A tap tells it anew.
Pressable {
    id: line

    required property battleCheck row

    enabled: row.settable
    implicitHeight: Math.max(Theme.target, words.implicitHeight + 10)
    leftPadding: 0
    rightPadding: 0

    readonly property string points: row.most > 0 ? Phrase.of(qsTr("%L1 of %L2 points"), [row.points, row.most]) : ""

    contentItem: Item {
        Rectangle {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            width: 24
            height: 24
            radius: 12
            color: line.row.points > 0 ? Theme.success : "transparent"
            border.width: line.row.points > 0 ? 0 : 2
            border.color: line.row.known ? Theme.divider : Theme.accent
            Icon {
                anchors.centerIn: parent
                visible: line.row.points > 0
                name: "ui/check"
                size: 16
                color: Theme.surface
            }
            PlainCaption {
                anchors.centerIn: parent
                visible: !line.row.known
                text: "?"
                color: Theme.accent
                font.weight: Font.DemiBold
            }
        }
        Column {
            id: words
            anchors.left: mark.right
            anchors.leftMargin: 10
            anchors.right: brings.left
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            BodyBlock {
                text: line.row.label
                Accessible.ignored: true
            }
            CaptionBlock {
                text: Phrase.of(qsTr("%1: %2"), [line.row.who, line.row.state])
                Accessible.ignored: true
            }
        }
        BodyText {
            id: brings
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: line.points
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: Phrase.of(qsTr("%1: %2: %3"), [row.who, row.label, row.state])
    Accessible.description: line.points
}
