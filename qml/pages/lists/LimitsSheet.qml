import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// What the list may cost.
Sheet {
    id: sheet

    required property ListEditor editor

    title: qsTr("List limits")
    preferredWidth: 440
    onAboutToShow: {
        fields.show(editor.limits);
    }

    onOpened: fields.focusField()

    LimitsFields {
        id: fields
        width: parent.width
        onEdited: sheet.editor.setLimits(limits)
    }
    PushButton {
        visible: !fields.asAdvised
        text: qsTr("Use these limits")
        onClicked: fields.takeAdvice()
    }
}
