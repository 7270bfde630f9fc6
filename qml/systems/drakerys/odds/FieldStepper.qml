import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A figure of a side with its name above it.
Column {
    id: stepperWithName

    required property sideField field
    property real preferredWidth: 150

    signal moved(int value)

    width: Math.min(preferredWidth * Math.max(1, Theme.textScale * 0.85), parent?.width ?? preferredWidth)
    spacing: 2

    CaptionText {
        width: parent.width
        text: stepperWithName.field.label
        Accessible.ignored: true
    }
    NumberStepper {
        id: stepper
        width: parent.width
        label: stepperWithName.field.label
        from: stepperWithName.field.from
        to: stepperWithName.field.to
        onValueModified: stepperWithName.moved(value)
    }
    // Applies also after the stepper has changed its value itself.
    Binding {
        target: stepper
        property: "value"
        value: stepperWithName.field.value
    }
}
