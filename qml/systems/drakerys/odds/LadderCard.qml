pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The rolls one after another, each with its dice, its threshold and its reasons; a reason opens its rule.
Card {
    id: card

    required property RowModel steps
    property string leftOut

    readonly property Main shell: Window.window as Main

    implicitHeight: column.implicitHeight + 32

    Column {
        id: column
        x: 16
        y: 16
        width: parent.width - 32
        spacing: 14

        SectionTitle {
            text: qsTr("Why")
        }
        Repeater {
            model: card.steps
            delegate: Column {
                id: step
                required property ladderStep row
                width: column.width
                spacing: 4
                Row {
                    width: parent.width
                    spacing: 10
                    Rectangle {
                        id: badge
                        visible: step.row.threshold !== ""
                        width: badgeText.implicitWidth + 18
                        height: badgeText.implicitHeight + 8
                        radius: 6
                        color: Theme.accentSoft
                        border.width: Theme.highContrast ? 1 : 0
                        border.color: Theme.outline
                        Text {
                            id: badgeText
                            anchors.centerIn: parent
                            text: step.row.threshold
                            color: Theme.accent
                            font.pixelSize: Theme.bodySize
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                    }
                    TitleText {
                        width: parent.width - (badge.visible ? badge.width + 10 : 0)
                        text: step.row.dice !== "" ? qsTr("%1, %2", "roll, dice").arg(step.row.title).arg(step.row.dice) : step.row.title
                        Accessible.name: step.row.threshold !== "" ? qsTr("%1, threshold %2").arg(text).arg(step.row.threshold) : text
                    }
                }
                Flow {
                    width: parent.width
                    spacing: 6
                    Repeater {
                        model: step.row.reasons
                        delegate: Chip {
                            required property ruleChip modelData
                            text: modelData.title
                            summary: qsTr("Open the rule")
                            onClicked: card.shell.openRule(modelData.rule)
                        }
                    }
                }
            }
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            color: Theme.warningText
            text: card.leftOut
        }
    }
}
