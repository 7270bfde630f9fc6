pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What the dice brought beside what was to be expected of them.
Card {
    id: card

    required property MatchStory story

    implicitHeight: column.implicitHeight + 32

    Column {
        id: column
        x: 16
        y: 16
        width: parent.width - 32
        spacing: 14

        SectionTitle { text: qsTr("Luck") }
        BodyText {
            width: parent.width
            visible: card.story.luck.length === 0 && !card.story.luckPending
            color: Theme.mutedText
            text: qsTr("Compares the rolls entered during a match with their odds.")
        }
        Repeater {
            model: card.story.luck
            delegate: Column {
                id: player
                required property var modelData
                width: column.width
                spacing: 10
                Row {
                    spacing: 10
                    Emblem {
                        id: emblem
                        visible: faction !== ""
                        faction: player.modelData.faction
                        colour: player.modelData.colour
                        size: 26
                    }
                    TitleText {
                        anchors.verticalCenter: emblem.verticalCenter
                        text: player.modelData.name
                    }
                }
                Repeater {
                    model: player.modelData.rows
                    delegate: LuckLine {
                        required property luckRow modelData
                        width: player.width
                        row: modelData
                    }
                }
            }
        }
    }

    component LuckLine: Column {
        id: line
        required property luckRow row
        spacing: 3
        Accessible.role: Accessible.StaticText
        Accessible.name: row.words
        Item {
            width: parent.width
            height: Math.max(kind.implicitHeight, figures.implicitHeight)
            Text {
                id: kind
                textFormat: Text.PlainText
                width: parent.width - figures.width - 8
                text: line.row.kind
                color: Theme.text
                font.pixelSize: Theme.bodySize
                font.weight: line.row.all ? Font.DemiBold : Font.Normal
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            CaptionText {
                id: figures
                anchors.right: parent.right
                anchors.baseline: kind.baseline
                color: Theme.text
                text: Phrase.of(qsTr("%1, %2 expected", "successes"), [line.row.observed, line.row.expected])
                Accessible.ignored: true
            }
        }
        // From unlucky on the left to lucky on the right; what was due is in the middle.
        Rectangle {
            width: parent.width
            height: 8
            radius: 4
            color: Theme.sunken
            border.width: Theme.highContrast ? 1 : 0
            border.color: Theme.outline
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
                color: Theme.accent
                border.width: 2
                border.color: Theme.surface
            }
        }
        CaptionText {
            width: parent.width
            topPadding: 2
            text: Phrase.of(qsTr("%1 · %2", "verdict, rolls"), [line.row.verdict, line.row.rolls])
            Accessible.ignored: true
        }
    }
}
