pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The rolls one after another, each with its dice and the reasons that made it.
Card {
    id: card

    /// Of OddsReasons.
    required property var steps

    implicitHeight: column.implicitHeight + 32

    Column {
        id: column
        x: 16
        y: 16
        width: parent.width - 32
        spacing: 14

        SectionTitle { text: qsTr("Why") }
        Repeater {
            model: card.steps
            delegate: Column {
                id: step
                required property oddsReasons modelData
                width: column.width
                spacing: 3
                BodyText {
                    width: parent.width
                    text: step.modelData.dice !== "" ? qsTr("%1: %2").arg(step.modelData.label).arg(step.modelData.dice) : step.modelData.label
                    font.weight: Font.DemiBold
                }
                Repeater {
                    model: step.modelData.reasons
                    delegate: Item {
                        id: reason
                        required property string modelData
                        width: step.width
                        height: reasonText.implicitHeight
                        Rectangle {
                            x: 4
                            width: 2
                            height: parent.height
                            color: Theme.divider
                        }
                        BodyText {
                            id: reasonText
                            x: 16
                            width: parent.width - x
                            color: Theme.mutedText
                            text: reason.modelData
                        }
                    }
                }
            }
        }
    }
}
