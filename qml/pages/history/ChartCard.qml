pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Points and armies along the match, a line for each player.
ColumnCard {
    id: card

    required property MatchStory story
    property string shown

    /// The chart that is shown: the one chosen, otherwise the first.
    readonly property var chart: Array.from(story.charts).find(each => each.id === shown) ?? story.charts[0] ?? {id: "", title: "", series: []}
    readonly property var lines: chart.series
    readonly property string title: chart.title
    /// Of the players, in their order.
    readonly property var colours: Array.from(lines, (line, k) => Theme.sideColour(line.side, k))
    readonly property string words: Array.from(lines, line => line.words).join("; ")

    spacing: 12

    SectionTitle { text: qsTr("How it went") }
    ChoiceBlock {
        label: qsTr("Chart")
        visible: card.story.charts.length > 1
        current: card.chart.id
        choices: Array.from(card.story.charts, each => ({text: each.short, name: each.title, value: each.id}))
        onChosen: value => card.shown = value
    }
    LineChart {
        width: parent.width
        height: Math.max(190, Math.min(280, width * 0.5))
        series: card.lines
        colours: card.colours
        rounds: card.story.rounds
        ink: Theme.mutedText
        grid: Theme.highContrast ? "#7f7f7f" : Theme.divider
        textSize: Math.min(Theme.captionSize, 20)
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("%1, Round by Round").arg(card.title)
        Accessible.description: card.words
    }
    PlainCaptionBlock {
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%1, Round by Round").arg(card.title)
    }
    FlowBlock {
        spacing: Theme.space
        Repeater {
            model: card.lines
            delegate: Row {
                id: key
                required property int index
                required property chartSeries modelData
                spacing: 8
                ChartKey {
                    anchors.verticalCenter: parent.verticalCenter
                    number: key.index
                    ink: card.colours[key.index]
                }
                PlainText {
                    text: Phrase.of(qsTr("%2: %1", "value, player"), [key.modelData.last, key.modelData.name])
                }
            }
        }
    }
}
