import QtQuick
import Adjutant.Components

/// The options of one question of a card or of odds. One of them closes it, several are confirmed.
Sheet {
    id: sheet

    required property FormController form
    property string path
    /// The question as it stands; null as long as it isn't asked.
    property formField row
    readonly property bool several: row.kind === "several"

    function show(question: formField) {
        path = question.path;
        row = question;
        open();
    }

    title: row.label
    CaptionBlock { text: sheet.row.why }
    PickField {
        width: parent ? parent.width : 0
        form: sheet.form
        row: sheet.row
    }
    Connections {
        target: sheet.form
        enabled: sheet.visible
        function onChanged() {
            const now = sheet.form.fieldAt(sheet.path);
            if (now.path === "")
                sheet.close();
            else
                sheet.row = now;
        }
        function onAnswersChanged() {
            if (!sheet.several)
                sheet.close();
        }
    }
    buttons: [
        {kind: "primary", text: qsTr("Done"), shown: sheet.several, go: () => sheet.close()},
        {text: qsTr("None"), shown: sheet.row.canSkip && sheet.row.origin === "given", go: () => {
            sheet.form.leaveOut(sheet.path);
            sheet.close();
        }}
    ]
}
