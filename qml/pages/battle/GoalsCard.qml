pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// What the sides play for, with what to do for it; a tap on it shows or hides that.
ColumnCard {
    id: card

    required property BattleController battle
    property bool opened: false
    /// Whether what is told can be told anew.
    property bool frozen: false

    signal asked()

    spacing: 10
    insetAbove: 12

    EndedRow {
        SectionTitle { text: qsTr("Missions") }
        end: IconButton {
            iconName: card.opened ? "ui/chevron-up" : "ui/chevron-down"
            label: card.opened ? qsTr("Hide mission details") : qsTr("Show mission details")
            onClicked: card.opened = !card.opened
        }
    }
    Repeater {
        model: card.battle.scene.goals
        delegate: Column {
            id: goal
            required property battleGoal row
            width: card.inner
            spacing: 2
            EndedRow {
                BodyBlock {
                    text: goal.row.who !== "" ? Phrase.of(qsTr("%1 (%2)"), [goal.row.label, goal.row.who]) : goal.row.label
                    font.weight: Font.DemiBold
                }
                end: RuleButton {
                    about: goal.row.label
                }
            }
            CaptionBlock {
                text: goal.row.points !== "" ? qsTr("Points: %1").arg(goal.row.points) : ""
            }
            CaptionBlock {
                visible: text !== "" && !card.opened && goal.row.points === ""
                text: goal.row.standing !== "" ? qsTr("Points so far: %1").arg(goal.row.standing) : ""
            }
            CaptionBlock {
                visible: card.opened && text !== ""
                text: goal.row.detail
            }
            Repeater {
                model: card.opened ? goal.row.checks : []
                delegate: GoalCheckLine {
                    required property battleCheck modelData
                    required property int index
                    row: modelData
                    width: goal.width
                    enabled: row.settable && !card.frozen
                    onClicked: {
                        card.battle.touch.reportGoal(goal.row.id, index);
                        card.asked();
                    }
                }
            }
        }
    }
}
