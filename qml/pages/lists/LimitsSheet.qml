import QtQuick
import Adjutant

/// What the list may cost.
Sheet {
    id: sheet

    required property ListEditor editor

    title: qsTr("List limits")
    preferredWidth: 440
    onAboutToShow: fields.show(editor.limits)

    onOpened: fields.focusField()

    LimitsFields {
        id: fields
        onEdited: sheet.editor.setLimits(limits)
    }
    PushButtons {
        entries: [{text: qsTr("Use these limits"), shown: !fields.asAdvised, go: () => fields.takeAdvice()}]
    }
}
