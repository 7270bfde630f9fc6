pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Victory points and armies over the TimePath, a line for each player.
Card {
    id: card

    required property MatchStory story
    property string shown: "vp"

    readonly property var lines: shown === "vp" ? story.vpSeries : shown === "left" ? story.leftSeries : story.lostSeries
    readonly property string title: shown === "vp" ? qsTr("Victory points") : shown === "left" ? qsTr("Army left, in AP") : qsTr("AP lost")
    /// Of the players, in their order.
    readonly property var colours: {
        const all = [];
        for (const line of lines)
            all.push(Theme.factionColour(line.colour));
        return all;
    }
    readonly property string words: {
        const all = [];
        for (const line of lines)
            all.push(line.words);
        return all.join("; ");
    }

    implicitHeight: column.implicitHeight + 32

    Column {
        id: column
        x: 16
        y: 16
        width: parent.width - 32
        spacing: 12

        SectionTitle { text: qsTr("How it went") }
        ChoiceRow {
            width: parent.width
            label: qsTr("What the chart shows")
            current: card.shown
            choices: [
                {text: qsTr("VP"), name: qsTr("Victory points"), value: "vp"},
                {text: qsTr("Army left"), value: "left"},
                {text: qsTr("AP lost"), value: "lost"}
            ]
            onChosen: value => card.shown = value
        }
        LineChart {
            width: parent.width
            height: Math.max(190, Math.min(280, width * 0.5))
            series: card.lines
            colours: card.colours
            ink: Theme.mutedText
            grid: Theme.highContrast ? "#7f7f7f" : Theme.divider
            textSize: Math.min(Theme.captionSize, 20)
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("%1 over the six Rounds of the TimePath").arg(card.title)
            Accessible.description: card.words
        }
        CaptionText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%1, Round by Round").arg(card.title)
            Accessible.ignored: true
        }
        Flow {
            width: parent.width
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
                        colour: Theme.factionColour(key.modelData.colour)
                    }
                    Text {
                        textFormat: Text.PlainText
                        text: qsTr("%1: %2", "player, value").arg(key.modelData.name).arg(key.modelData.last)
                        color: Theme.text
                        font.pixelSize: Theme.bodySize
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
