pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.ViewModels

/// What the dice of each side showed beside what was expected: a line for each kind of roll.
ColumnBlock {
    id: lines

    required property RollLuck luck

    spacing: 14

    BodyBlock {
        visible: lines.luck.sides.length === 0
        color: Theme.mutedText
        text: lines.luck.pending ? qsTr("Calculating odds…") : qsTr("No rolls with odds yet.")
    }
    Repeater {
        model: lines.luck.sides
        delegate: Column {
            id: side
            required property var modelData
            readonly property color ink: Theme.sideColour(modelData.side, modelData.place)
            width: lines.width
            spacing: 10
            TitleBlock {
                color: side.ink
                text: side.modelData.name
            }
            Repeater {
                model: side.modelData.rows
                delegate: LuckLine {
                    required property luckRow modelData
                    width: side.width
                    row: modelData
                    ink: side.ink
                }
            }
        }
    }

    component LuckLine: Column {
        id: line
        required property luckRow row
        required property color ink
        spacing: 3
        Accessible.role: Accessible.StaticText
        Accessible.name: row.words
        Item {
            width: parent.width
            height: Math.max(kind.implicitHeight, figures.implicitHeight)
            PlainText {
                id: kind
                width: parent.width - figures.width - 8
                text: line.row.kind
                font.weight: line.row.all ? Font.DemiBold : Font.Normal
                elide: Text.ElideRight
            }
            PlainCaption {
                id: figures
                anchors.right: parent.right
                anchors.baseline: kind.baseline
                color: Theme.text
                text: Phrase.of(qsTr("%1, %2 expected", "successes"), [line.row.observed, line.row.expected])
            }
        }
        // From unlucky on the left to lucky on the right; what was due is in the middle.
        Inset {
            width: parent.width
            height: 8
            radius: 4
            Rectangle {
                x: parent.width / 2 - 1
                y: -2
                width: 2
                height: parent.height + 4
                color: Theme.outline
            }
            Rectangle {
                x: (parent.width - width) * line.row.percentile
                y: -3
                width: 14
                height: 14
                radius: 7
                color: line.ink
                border.width: 2
                border.color: Theme.surface
            }
        }
        PlainCaptionBlock {
            topPadding: 2
            text: Phrase.of(qsTr("%1 · %2", "verdict, rolls"), [line.row.verdict, line.row.rolls])
        }
    }
}
