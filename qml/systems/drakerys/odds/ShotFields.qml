pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What a shot is made with, and what lies between.
Column {
    id: fields

    property OddsDesk desk: null

    spacing: 10

    ChoiceRow {
        width: parent.width
        label: qsTr("Weapon")
        compact: true
        choices: fields.desk ? fields.desk.weapons : []
        current: fields.desk ? fields.desk.weapon : ""
        onChosen: value => fields.desk.weapon = value
    }
    Flow {
        width: parent.width
        spacing: 10
        Repeater {
            model: [
                {key: "distance", label: qsTr("Distance in cm"), to: fields.desk ? fields.desk.furthest : 0},
                {key: "obstacles", label: qsTr("Obstacles in the line"), to: 20},
                {key: "concealment", label: qsTr("Concealment agreed on"), to: 20}
            ]
            delegate: Column {
                id: one
                required property var modelData
                width: Math.min(200, parent ? parent.width : 200)
                spacing: 2
                CaptionText {
                    width: parent.width
                    text: one.modelData.label
                    Accessible.ignored: true
                }
                NumberStepper {
                    id: stepper
                    width: parent.width
                    label: one.modelData.label
                    from: 0
                    to: one.modelData.to
                    onValueModified: fields.desk[one.modelData.key] = value
                }
                Binding {
                    target: stepper
                    property: "value"
                    value: fields.desk ? fields.desk[one.modelData.key] : 0
                }
            }
        }
    }
    ToggleChip {
        text: qsTr("Failures may be rolled again")
        checked: fields.desk ? fields.desk.rerollFailures : false
        onToggled: fields.desk.rerollFailures = checked
    }
}
