import QtQuick
import Adjutant.Components

/// A number to step, with its name above it.
Column {
    id: labelled

    required property string label
    required property int value
    property int from: 0
    property int to: 100
    property int parts: 1
    property bool unset: false

    signal moved(int number)

    spacing: 2

    CaptionText {
        text: labelled.label
        Accessible.ignored: true
    }
    NumberStepper {
        id: stepper
        label: labelled.label
        parts: labelled.parts
        unset: labelled.unset
        from: labelled.from
        to: labelled.to
        onValueModified: labelled.moved(value)
    }
    Binding {
        target: stepper
        property: "value"
        value: labelled.value
    }
}
