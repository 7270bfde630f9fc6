pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A whole number: one tap where there are few, a stepper otherwise. What nobody touched is no number yet.
Item {
    id: number

    required property FormController form
    required property formField row
    readonly property bool missing: row.number < row.lowest

    implicitHeight: row.asChoices ? choices.implicitHeight : stepperRow.implicitHeight

    ChoiceRow {
        id: choices
        visible: number.row.asChoices
        width: parent.width
        compact: true
        label: number.row.label
        choices: visible ? Array.from({length: number.row.highest - number.row.lowest + 1},
                                      (each, k) => ({text: "%L1".arg(number.row.lowest + k), value: number.row.lowest + k})) : []
        current: number.missing ? null : number.row.number
        onChosen: value => number.form.answer(number.row.path, value)
    }
    Row {
        id: stepperRow
        visible: !number.row.asChoices
        spacing: 10
        NumberStepper {
            id: stepper
            label: number.row.label
            // One below the lowest stands for no number yet.
            from: number.missing ? number.row.lowest - 1 : number.row.lowest
            to: number.row.highest
            textFromValue: (value, locale) => value < number.row.lowest ? "–" : Number(value).toLocaleString(locale, "f", 0)
            onValueModified: if (value >= number.row.lowest) number.form.answer(number.row.path, value)
        }
        Binding {
            target: stepper
            property: "value"
            value: number.row.number
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: number.row.unit
            color: Theme.mutedText
        }
    }
}
