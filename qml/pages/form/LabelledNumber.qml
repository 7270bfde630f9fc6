import QtQuick
import Adjutant.Components

/// A number to step, with its name above it.
Column {
    id: labelled

    required property string label
    property alias from: stepper.from
    property alias to: stepper.to
    property alias value: stepper.value
    property alias stepSize: stepper.stepSize
    property alias textFromValue: stepper.textFromValue
    readonly property alias stepper: stepper
    readonly property alias caption: caption

    spacing: 4

    PlainCaption {
        id: caption
        text: labelled.label
    }
    NumberStepper {
        id: stepper
        label: labelled.label
    }
}
