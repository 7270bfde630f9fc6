pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

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
        for (let i = 0; i < steppers.count; ++i) {
            const stepper = (steppers.itemAt(i) as LabelledNumber).stepper;
            stepper.value = limits[ListLibrary.budgets[i].id] ?? 0;
            stepper.error = "";
        }
    }
    function takeAdvice() {
        show(advised);
        edited();
    }
    function focusField() { (steppers.itemAt(0) as LabelledNumber)?.stepper.focusField(); }

    spacing: Theme.gap

    FlowBlock {
        spacing: Theme.space
        Repeater {
            id: steppers
            model: ListLibrary.budgets
            delegate: LabelledNumber {
                required property budgetRow modelData

                label: modelData.name
                caption.Accessible.ignored: false
                to: modelData.highest
                stepSize: modelData.step
                value: modelData.limit
                stepper.onValueModified: {
                    const changed = Object.assign({}, fields.limits);
                    changed[modelData.id] = value;
                    const advised = ListLibrary.advised(changed);
                    // Typing a limit that the rules advise is an answer of one's own.
                    if (advised[modelData.id] !== value)
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
    CaptionBlock { text: ListLibrary.advice(fields.limits) }
}
