import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// What the army may cost.
Sheet {
    id: sheet

    required property ArmyEditor editor

    title: qsTr("Limits of the army")
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
        text: qsTr("Take the advice")
        onClicked: fields.takeAdvice()
    }
}
