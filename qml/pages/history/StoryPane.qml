pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A match from afar: the result, how it went, who was lucky, and notes.
ScrollPane {
    id: pane

    required property MatchStory story

    /// Somebody wants to see the match after so many records.
    signal shown(int position)

    readonly property bool wide: width >= 760 * Math.min(Theme.textScale, 1.3)
    readonly property real columnWidth: wide ? (content.width - Theme.space) / 2 : content.width

    function toText(player: historyPlayer): string {
        return Phrase.joined([player.name, player.factionName, player.army, player.scored ? qsTr("%L1 VP").arg(player.vp) : "", player.points], ", ");
    }

    contentHeight: Math.max(first.y + first.implicitHeight, second.y + second.implicitHeight) + Theme.wideSpace

    Item {
        id: content
        x: Theme.space
        width: Math.min(pane.width - 2 * Theme.space, 1160)

        Column {
            id: first
            width: pane.columnWidth
            spacing: Theme.space

            ColumnCard {
                id: result
                spacing: 6
                TitleBlock {
                    text: pane.story.match.outcome
                    color: pane.story.match.state === "abandoned" ? Theme.warningText : Theme.text
                }
                Repeater {
                    model: pane.story.match.players
                    delegate: ScoreLine {
                        required property historyPlayer modelData
                        width: result.inner
                        player: modelData
                        large: true
                        Accessible.ignored: false
                        Accessible.role: Accessible.StaticText
                        Accessible.name: pane.toText(modelData)
                    }
                }
                Divider { width: parent.width }
                Repeater {
                    model: pane.story.facts
                    delegate: Item {
                        id: fact
                        required property var modelData
                        readonly property bool stacked: label.implicitWidth + value.implicitWidth + 16 > width
                        width: result.inner
                        height: (stacked ? label.implicitHeight + value.implicitHeight : Math.max(label.implicitHeight, value.implicitHeight)) + 6
                        Accessible.role: Accessible.StaticText
                        Accessible.name: Phrase.of(qsTr("%1: %2", "fact, value"), [modelData.label, modelData.value])
                        PlainCaption {
                            id: label
                            y: 4
                            text: fact.modelData.label
                        }
                        PlainText {
                            id: value
                            anchors.right: parent.right
                            y: fact.stacked ? label.y + label.implicitHeight : 2
                            width: Math.min(implicitWidth, parent.width)
                            horizontalAlignment: fact.stacked ? Text.AlignLeft : Text.AlignRight
                            anchors.rightMargin: fact.stacked ? parent.width - width : 0
                            text: fact.modelData.value
                            wrapMode: Text.Wrap
                        }
                    }
                }
            }
            ChartCard {
                visible: pane.story.recorded && pane.story.charts.length > 0
                story: pane.story
            }
        }
        Column {
            id: second
            x: pane.wide ? pane.columnWidth + Theme.space : 0
            y: pane.wide ? 0 : first.implicitHeight + Theme.space
            width: pane.columnWidth
            spacing: Theme.space
            TurnsCard {
                visible: pane.story.turns.length > 0
                story: pane.story
                onShown: position => pane.shown(position)
            }
            ColumnCard {
                visible: pane.story.recorded && pane.story.luck.any
                spacing: 14
                SectionTitle { text: qsTr("Luck") }
                LuckLines {
                    luck: pane.story.luck
                }
            }
            NotesCard {
                story: pane.story
            }
        }
    }
}
