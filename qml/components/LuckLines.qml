pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.ViewModels

/// What the dice of each side showed beside what was expected: a line for each kind of roll.
ColumnBlock {
    id: lines

    required property RollLuck luck

    spacing: 14

    MutedBlock {
        visible: lines.luck.sides.length === 0
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
            TitleText {
                color: side.ink
                text: side.modelData.name
            }
            Repeater {
                model: side.modelData.rows
                delegate: Column {
                    id: line
                    required property luckRow modelData
                    width: side.width
                    spacing: 3
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.words
                    Item {
                        width: parent.width
                        height: Math.max(kind.implicitHeight, figures.implicitHeight)
                        PlainText {
                            id: kind
                            width: parent.width - figures.width - 8
                            text: line.modelData.kind
                            font.weight: line.modelData.all ? Font.DemiBold : Font.Normal
                            wrapMode: Text.Wrap
                        }
                        PlainCaption {
                            id: figures
                            anchors.right: parent.right
                            anchors.baseline: kind.baseline
                            color: Theme.text
                            text: Phrase.of(qsTr("%1, %2 expected", "successes"), [line.modelData.observed, line.modelData.expected])
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
                            x: (parent.width - width) * line.modelData.percentile
                            y: -3
                            width: 14
                            height: 14
                            radius: 7
                            color: side.ink
                            border.width: 2
                            border.color: Theme.surface
                        }
                    }
                    PlainCaptionBlock {
                        topPadding: 2
                        text: Phrase.of(qsTr("%1 · %2", "verdict, rolls"), [line.modelData.verdict, line.modelData.rolls])
                    }
                }
            }
        }
    }
}
