pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What will probably happen: three chances in words, and what each Unit loses.
Card {
    id: card

    required property oddsResult result
    property string heading
    property bool cumulative: false

    implicitHeight: column.implicitHeight + 32

    Column {
        id: column
        x: 16
        y: 16
        width: parent.width - 32
        spacing: 14

        SectionTitle {
            visible: text !== ""
            text: card.heading
        }
        TitleText {
            width: parent.width
            text: card.result.title
        }
        Grid {
            id: headlines
            width: parent.width
            columns: width >= 520 * Theme.textScale ? 3 : 1
            columnSpacing: 16
            rowSpacing: 10
            Repeater {
                model: card.result.headlines
                delegate: Column {
                    id: one
                    required property headline modelData
                    width: (headlines.width - (headlines.columns - 1) * 16) / headlines.columns
                    spacing: 3
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2").arg(modelData.words).arg(modelData.chanceWords)
                    Text {
                        text: one.modelData.chanceWords
                        color: Theme.text
                        font.pixelSize: Theme.headingSize
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                    Rectangle {
                        width: parent.width
                        height: 8
                        radius: 4
                        color: Theme.sunken
                        border.width: Theme.highContrast ? 1 : 0
                        border.color: Theme.outline
                        Rectangle {
                            width: parent.width * one.modelData.chance
                            height: parent.height
                            radius: 4
                            color: Theme.accent
                        }
                    }
                    CaptionText {
                        width: parent.width
                        text: one.modelData.words
                        Accessible.ignored: true
                    }
                }
            }
        }
        ToggleChip {
            text: qsTr("So many or more")
            checked: card.cumulative
            onToggled: card.cumulative = checked
        }
        Grid {
            id: charts
            width: parent.width
            columns: width >= 560 * Theme.textScale && card.result.charts.length > 1 ? 2 : 1
            columnSpacing: 24
            rowSpacing: 18
            Repeater {
                model: card.result.charts
                delegate: CasualtyBars {
                    required property casualtyChart modelData
                    width: (charts.width - (charts.columns - 1) * 24) / charts.columns
                    chart: modelData
                    cumulative: card.cumulative
                }
            }
        }
    }
}
