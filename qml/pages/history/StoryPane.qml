pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// A match from afar: the result, how it went, who was lucky, and notes.
Flickable {
    id: pane

    required property MatchStory story

    /// Somebody wants to see the match after so many records.
    signal shown(int position)

    readonly property bool wide: width >= 760 * Math.min(Theme.textScale, 1.3)
    readonly property real columnWidth: wide ? (content.width - Theme.space) / 2 : content.width

    function toText(player: historyPlayer): string {
        let words = player.name;
        for (const part of [player.factionName, player.army, player.scored ? qsTr("%L1 VP").arg(player.vp) : "", player.points])
            if (part !== "")
                words += ", " + part;
        return words;
    }

    contentHeight: Math.max(first.y + first.implicitHeight, second.y + second.implicitHeight) + Theme.wideSpace
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: PageScrollBar {}
    FocusFollower { view: pane }

    Item {
        id: content
        x: Theme.space
        width: Math.min(pane.width - 2 * Theme.space, 1160)

        Column {
            id: first
            width: pane.columnWidth
            spacing: Theme.space

            Card {
                width: parent.width
                implicitHeight: result.implicitHeight + 32
                Column {
                    id: result
                    x: 16
                    y: 16
                    width: parent.width - 32
                    spacing: 6
                    TitleText {
                        width: parent.width
                        text: pane.story.match.outcome
                        color: pane.story.match.state === "abandoned" ? Theme.warningText : Theme.text
                    }
                    Repeater {
                        model: pane.story.match.players
                        delegate: ScoreLine {
                            required property historyPlayer modelData
                            width: result.width
                            player: modelData
                            large: true
                            Accessible.ignored: false
                            Accessible.role: Accessible.StaticText
                            Accessible.name: pane.toText(modelData)
                        }
                    }
                    Rectangle {
                        width: parent.width
                        height: Theme.borderWidth
                        color: Theme.divider
                    }
                    Repeater {
                        model: pane.story.facts
                        delegate: Item {
                            id: fact
                            required property var modelData
                            readonly property bool stacked: label.implicitWidth + value.implicitWidth + 16 > width
                            width: result.width
                            height: (stacked ? label.implicitHeight + value.implicitHeight : Math.max(label.implicitHeight, value.implicitHeight)) + 6
                            Accessible.role: Accessible.StaticText
                            Accessible.name: Phrase.of(qsTr("%1: %2", "fact, value"), [modelData.label, modelData.value])
                            CaptionText {
                                id: label
                                y: 4
                                text: fact.modelData.label
                                Accessible.ignored: true
                            }
                            Text {
                                id: value
                                textFormat: Text.PlainText
                                anchors.right: parent.right
                                y: fact.stacked ? label.y + label.implicitHeight : 2
                                width: Math.min(implicitWidth, parent.width)
                                horizontalAlignment: fact.stacked ? Text.AlignLeft : Text.AlignRight
                                anchors.rightMargin: fact.stacked ? parent.width - width : 0
                                text: fact.modelData.value
                                color: Theme.text
                                font.pixelSize: Theme.bodySize
                                wrapMode: Text.Wrap
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
            ChartCard {
                width: parent.width
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
                width: parent.width
                visible: pane.story.turns.length > 0
                story: pane.story
                onShown: position => pane.shown(position)
            }
            Card {
                width: parent.width
                visible: pane.story.recorded && pane.story.luck.any
                implicitHeight: luck.implicitHeight + 32
                Column {
                    id: luck
                    x: 16
                    y: 16
                    width: parent.width - 32
                    spacing: 14
                    SectionTitle { text: qsTr("Luck") }
                    LuckLines {
                        width: parent.width
                        luck: pane.story.luck
                    }
                }
            }
            NotesCard {
                width: parent.width
                story: pane.story
            }
        }
    }
}
