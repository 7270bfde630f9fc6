pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Everything else about a side that can bear on a roll.
Column {
    id: details

    property OddsSide side: null

    spacing: 12

    Flow {
        width: parent.width
        spacing: 10
        Repeater {
            model: details.side ? details.side.more : null
            delegate: FieldStepper {
                required property sideField row
                field: row
                preferredWidth: 230
                onMoved: value => details.side.set(row.key, value)
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: details.side ? details.side.flags : null
            delegate: ToggleChip {
                required property sideField row
                text: row.label
                checked: row.value !== 0
                onToggled: details.side.set(row.key, checked ? 1 : 0)
            }
        }
    }
    SectionTitle {
        text: qsTr("Characteristics")
    }
    Flow {
        width: parent.width
        spacing: 10
        Repeater {
            model: details.side ? details.side.characteristics : null
            delegate: FieldStepper {
                required property sideField row
                field: row
                onMoved: value => details.side.set(row.key, value)
            }
        }
    }
    SectionTitle {
        text: qsTr("Skills")
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: details.side ? details.side.skills : null
            delegate: ToggleChip {
                required property sideField row
                text: row.label
                checked: row.value !== 0
                onToggled: details.side.setSkill(row.key, checked)
            }
        }
    }
}
