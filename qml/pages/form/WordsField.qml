import QtQuick
import Adjutant.Components

/// Words that are typed.
TextEntry {
    required property FormController form
    required property formField row
    /// In the grid of a card, where nothing else names it.
    property bool inGrid: false

    label: inGrid ? row.label : qsTr("Up to %L1 characters").arg(row.longest)
    maximumLength: row.longest
    field.Accessible.name: row.label
    onEdited: form.answer(row.path, text)
    onAccepted: if (form.beingAnswered && !inGrid) form.open(row.path)
    // What is being typed is not written over.
    readonly property string shown: row.origin === "missing" || row.origin === "skipped" ? "" : row.value
    onShownChanged: if (!field.activeFocus) text = shown
    // Of a row that was just added.
    readonly property bool takesCursor: row.takesCursor
    onTakesCursorChanged: if (takesCursor) field.forceActiveFocus(Qt.OtherFocusReason)
    Component.onCompleted: {
        text = shown;
        // Opened again to be changed.
        if (form.collapses && !row.asksNow && !inGrid)
            field.forceActiveFocus(Qt.OtherFocusReason);
    }
}
