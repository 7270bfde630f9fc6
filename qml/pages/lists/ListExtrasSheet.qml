import QtQuick
import Adjutant

/// What else the game asks of a list. Each answer is kept at once.
Sheet {
    id: sheet

    required property ListEditor editor

    title: editor.extras.title !== "" ? editor.extras.title : qsTr("List details")
    preferredWidth: 620

    NoticeLine {
        visible: text !== ""
        grave: true
        text: sheet.editor.extras.refusal
    }
    FormFields {
        form: sheet.editor.extras
        grid: true
    }
    buttons: [
        {kind: "primary", text: qsTr("Done"), go: () => sheet.close()},
        {icon: "ui/undo", text: qsTr("Undo last answer"), shown: sheet.editor.extras.begun, go: () => sheet.editor.extras.undoAnswer()}
    ]
}
