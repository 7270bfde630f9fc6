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

    Repeater {
        model: fields.form.fields
        delegate: FormFieldCard {
            width: fields.width
            form: fields.form
            padElsewhere: fields.padElsewhere
            visible: !(fields.hidesKept && row.kept)
        }
    }
}
