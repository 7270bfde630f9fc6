pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// What the sides play for, with what to do for it; a tap on it shows or hides that.
ColumnCard {
    id: card

    required property BattleController battle
    property bool opened: false

    spacing: 10
    insetAbove: 12

    EndedRow {
        SectionTitle { text: qsTr("Missions") }
        end: IconButtons {
            entries: [{icon: card.opened ? "ui/chevron-up" : "ui/chevron-down", go: () => card.opened = !card.opened,
                       label: card.opened ? qsTr("Hide mission details") : qsTr("Show mission details")}]
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
                end: RuleButton { about: goal.row.label }
            }
            CaptionBlock { text: goal.row.points !== "" ? qsTr("Points: %1").arg(goal.row.points) : "" }
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
                // A condition: a tap says whether it is met.
                delegate: Pressable {
                    id: line

                    required property battleCheck modelData

                    required property int index
                    width: goal.width
                    enabled: modelData.settable && !card.battle.frozen
                    onClicked: {
                        card.battle.touch.reportGoal(goal.row.id, index);
                        card.battle.touched();
                    }
                    implicitHeight: Math.max(Theme.target, words.implicitHeight + 10)

                    readonly property string points: modelData.most > 0 ? Phrase.of(qsTr("%L1 of %L2 points"), [modelData.points, modelData.most]) : ""

                    contentItem: Item {
                        Rectangle {
                            id: mark
                            anchors.verticalCenter: parent.verticalCenter
                            width: 24
                            height: 24
                            radius: 12
                            color: line.modelData.points > 0 ? Theme.success : "transparent"
                            border.width: line.modelData.points > 0 ? 0 : 2
                            border.color: line.modelData.known ? Theme.divider : Theme.accent
                            Icon {
                                anchors.centerIn: parent
                                visible: line.modelData.points > 0
                                name: "ui/check"
                                size: 16
                                color: Theme.surface
                            }
                            PlainCaption {
                                anchors.centerIn: parent
                                visible: !line.modelData.known
                                text: "?"
                                color: Theme.accent
                                font.weight: Font.DemiBold
                            }
                        }
                        Column {
                            id: words
                            anchors.left: mark.right
                            anchors.leftMargin: 10
                            anchors.right: brings.left
                            anchors.rightMargin: 10
                            anchors.verticalCenter: parent.verticalCenter
                            BodyBlock {
                                text: line.modelData.label
                                Accessible.ignored: true
                            }
                            PlainCaptionBlock {
                                text: Phrase.of(qsTr("%1: %2"), [line.modelData.who, line.modelData.state])
                            }
                        }
                        BodyText {
                            id: brings
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            text: line.points
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                    }
                    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
                    Accessible.name: Phrase.of(qsTr("%1: %2: %3"), [modelData.who, modelData.label, modelData.state])
                    Accessible.description: line.points
                }
            }
        }
    }
}
