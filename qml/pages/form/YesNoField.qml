import QtQuick
import Adjutant.Components

/// Yes or no.
ChoiceRow {
    required property FormController form
    required property formField row

    label: row.label
    choices: [
        {text: qsTr("Yes"), value: true},
        {text: qsTr("No"), value: false}
    ]
    current: row.origin === "missing" || row.origin === "skipped" ? null : row.yes
    onChosen: value => form.answer(row.path, value)
}
