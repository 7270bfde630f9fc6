pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The questions of a form, one under the other, in the order in which they are asked.
Column {
    id: fields

    required property FormController form
    /// Whether something else has the pad for the dice that are asked now.
    property bool padElsewhere: false
    /// Whether answers that are on record already are left aside.
    property bool hidesKept: false

    spacing: Theme.space

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
            width: fields.width
            form: fields.form
            padElsewhere: fields.padElsewhere
            visible: !(fields.hidesKept && row.kept)
        }
    }
}
