import QtQuick
import Adjutant.Components

/// A whole number: one tap where there are few, a stepper otherwise. What nobody touched is no number yet.
Item {
    id: number

    required property FormController form
    required property formField row
    /// In the grid of a card: always a stepper, and one below the lowest is no number, where there need be none.
    property bool inGrid: false
    readonly property bool asChoices: row.asChoices && !inGrid
    readonly property bool leavable: row.canSkip && inGrid
    readonly property bool missing: row.number < row.lowest
    readonly property int start: Math.min(Math.max(0, row.lowest - 1, row.offered), row.highest - (row.offered > 0 ? 1 : 0))

    // Of a row that was just added.
    readonly property bool takesCursor: row.takesCursor && !asChoices
    onTakesCursorChanged: if (takesCursor) stepper.focusField()

    // Opened again to be changed.
    Component.onCompleted: if (form.collapses && !row.asksNow && !row.asChoices && !inGrid) stepper.focusField()

    implicitHeight: asChoices ? choices.implicitHeight : stepperRow.implicitHeight

    ChoiceBlock {
        id: choices
        visible: number.asChoices
        compact: true
        label: number.row.label
        choices: visible ? Array.from({length: number.row.highest - number.row.lowest + 1},
                                      (each, k) => ({text: "%L1".arg(number.row.lowest + k), value: number.row.lowest + k})) : []
        current: number.missing ? null : number.row.number
        onChosen: value => number.form.answer(number.row.path, value)
    }
    Row {
        id: stepperRow
        visible: !number.asChoices
        spacing: 10
        NumberStepper {
            id: stepper
            label: number.row.label
            unset: number.missing
            live: true
            // The first step from nothing leads to the smallest number that says something, or to the lowest, or behind those
            // that one tap would have counted.
            from: number.missing ? Math.min(number.row.lowest, number.start - 1) : number.row.lowest - (number.leavable ? 1 : 0)
            to: number.row.highest
            least: number.row.lowest
            onConfirmed: if (number.form.beingAnswered && !number.inGrid) number.form.open(number.row.path)
            onValueModified: {
                if (value < number.row.lowest && !number.missing && number.leavable)
                    number.form.leaveOut(number.row.path);
                else
                    number.form.answer(number.row.path, Math.max(number.row.lowest, value));
            }
        }
        Binding {
            target: stepper
            property: "value"
            value: number.missing ? number.start : number.row.number
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== "" && !number.inGrid
            text: number.row.unit
            color: Theme.mutedText
        }
    }
}
