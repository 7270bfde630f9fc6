pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Matches with one thing in common: how many were won, drawn and lost, as a bar and in figures.
Item {
    id: line

    required property tallyRow row

    readonly property real known: Math.max(1, row.matches)

    width: parent ? parent.width : 0
    implicitHeight: words.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: row.words

    Emblem {
        id: emblem
        y: 2
        visible: line.row.faction !== ""
        faction: line.row.faction
        colour: line.row.colour
        size: 30
    }
    Column {
        id: words
        x: emblem.visible ? emblem.width + 12 : 0
        width: parent.width - x
        spacing: 4
        Item {
            width: parent.width
            height: Math.max(name.implicitHeight, share.implicitHeight)
            PlainText {
                id: name
                width: parent.width - share.width - 10
                text: line.row.name
                wrapMode: Text.Wrap
            }
            StrongText {
                id: share
                anchors.right: parent.right
                text: line.row.share
            }
        }
        Row {
            id: bar
            readonly property int parts: (line.row.won > 0 ? 1 : 0) + (line.row.drawn > 0 ? 1 : 0) + (line.row.lost > 0 ? 1 : 0)
            readonly property real room: width - Math.max(0, parts - 1) * spacing
            width: parent.width
            height: 10
            spacing: 2
            BarPart {
                part: line.row.won
                color: Theme.success
            }
            BarPart {
                part: line.row.drawn
                color: Theme.divider
                border.width: 1
                border.color: Theme.outline
            }
            BarPart {
                part: line.row.lost
                color: "transparent"
                border.width: 2
                border.color: Theme.danger
            }
        }
        PlainCaptionBlock {
            text: Phrase.of(qsTr("%1 won · %2 drawn · %3 lost"), ["%L1".arg(line.row.won), "%L1".arg(line.row.drawn), "%L1".arg(line.row.lost)])
        }
    }

    component BarPart: Rectangle {
        required property int part
        visible: part > 0
        width: Math.max(4, bar.room * part / line.known)
        height: bar.height
        radius: 3
    }
}
