import QtQuick
import Adjutant

/// The card that an owner types.
FormSheet {
    required property ListEditor editor
    /// Whose card it is; empty: a new one.
    property string name

    form: editor.cardForm
    grid: true
    title: name !== "" ? name : qsTr("Custom unit")
    subtitle: editor.gameName
    confirmText: qsTr("Save unit")
    onConfirmed: if (editor.keepCard()) close()
}
