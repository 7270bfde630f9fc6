pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The rolls one after another, each with its dice and the reasons that made it.
ColumnCard {
    id: card

    /// Of OddsReasons.
    required property var steps

    spacing: 14

    SectionTitle { text: qsTr("Why") }
    Repeater {
        model: card.steps
        delegate: Column {
            id: step
            required property oddsReasons modelData
            width: card.inner
            spacing: 3
            BodyBlock {
                text: step.modelData.dice !== "" ? Phrase.of(qsTr("%1: %2"), [step.modelData.label, step.modelData.dice]) : step.modelData.label
                font.weight: Font.DemiBold
            }
            Repeater {
                model: step.modelData.reasons
                delegate: Pressable {
                    id: reason
                    required property string modelData
                    required property int index
                    readonly property string rule: step.modelData.rules[index] ?? ""
                    width: step.width
                    height: rule !== "" ? Math.max(Theme.target, reasonText.implicitHeight) : reasonText.implicitHeight
                    enabled: rule !== ""
                    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                    onClicked: (Window.window as Main)?.openRule(rule)
                    contentItem: Item {
                        Rectangle {
                            x: 4
                            width: 2
                            height: parent.height
                            color: Theme.divider
                        }
                        BodyText {
                            id: reasonText
                            x: 16
                            width: parent.width - x - (more.visible ? more.width + Theme.gap : 0)
                            anchors.verticalCenter: parent.verticalCenter
                            color: Theme.mutedText
                            text: reason.modelData
                            Accessible.ignored: true
                        }
                        Icon {
                            id: more
                            visible: reason.rule !== ""
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            name: "ui/rules"
                            size: 18
                            color: Theme.mutedText
                        }
                    }
                    padding: 0
                    Accessible.role: rule !== "" ? Accessible.Button : Accessible.StaticText
                    Accessible.name: modelData
                    Accessible.description: rule !== "" ? qsTr("Shows the rule") : ""
                }
            }
        }
    }
}
