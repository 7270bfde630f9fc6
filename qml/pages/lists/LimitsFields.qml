pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// The limits of a list, one for each budget of its game, and what the rules advise.
ColumnBlock {
    id: fields

    /// By the ids of the budgets.
    property var limits: ({})
    /// Limits that the rules advise follow the others, until one of them was typed.
    property bool followsAdvice: false

    readonly property var advised: ListLibrary.advised(limits)
    readonly property bool asAdvised: Object.keys(advised).every(id => advised[id] === (limits[id] ?? 0))

    /// Somebody has changed them.
    signal edited()

    function show(shown: var) {
        limits = Object.assign({}, shown);
        for (let i = 0; i < steppers.count; ++i)
            steppers.itemAt(i).take(limits[ListLibrary.budgets[i].id] ?? 0);
    }
    function takeAdvice() {
        show(advised);
        edited();
    }
    function focusField() {
        steppers.itemAt(0)?.focusField();
    }

    spacing: Theme.gap

    FlowBlock {
        spacing: Theme.space
        Repeater {
            id: steppers
            model: ListLibrary.budgets
            delegate: Column {
                id: budget
                required property budgetRow modelData

                function take(limit: int) {
                    stepper.value = limit;
                    stepper.error = "";
                }
                function focusField() {
                    stepper.focusField();
                }

                spacing: 4
                CaptionText { text: budget.modelData.name }
                NumberStepper {
                    id: stepper
                    label: budget.modelData.name
                    to: budget.modelData.highest
                    stepSize: budget.modelData.step
                    value: budget.modelData.limit
                    onValueModified: {
                        const changed = Object.assign({}, fields.limits);
                        changed[budget.modelData.id] = value;
                        const advised = ListLibrary.advised(changed);
                        // Typing a limit that the rules advise is an answer of one's own.
                        if (advised[budget.modelData.id] !== value)
                            fields.followsAdvice = false;
                        if (fields.followsAdvice)
                            fields.show(advised);
                        else
                            fields.limits = changed;
                        fields.edited();
                    }
                }
            }
        }
    }
    CaptionBlock {
        text: ListLibrary.advice(fields.limits)
    }
}
