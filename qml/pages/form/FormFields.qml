pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The questions of a form in the order in which they are asked; those that are answered beside each other, where that is
/// wanted.
Flow {
    id: fields

    required property FormController form
    /// Whether something else has the pad for the dice that are asked now.
    property bool padElsewhere: false
    /// Whether answers that are on record already are left aside.
    property bool hidesKept: false
    /// Whether what is answered stands in a line of chips, and not each in a line of its own.
    property bool compact: false

    spacing: compact ? Theme.gap : Theme.space

    /// The question that waits for an answer.
    function askedCard(): FormFieldCard {
        for (let k = 0; k < cards.count; ++k) {
            const card = cards.itemAt(k) as FormFieldCard;
            if (card && card.row.asksNow)
                return card;
        }
        return null;
    }

    Repeater {
        id: cards
        model: fields.form.fields
        delegate: FormFieldCard {
            width: isChip ? Math.min(chipWidth, fields.width) : fields.width
            compact: fields.compact
            form: fields.form
            padElsewhere: fields.padElsewhere
            visible: !(fields.hidesKept && row.kept)
        }
    }
}
