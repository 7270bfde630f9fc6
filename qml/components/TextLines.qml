pragma ComponentBehavior: Bound
import QtQuick

/// Sentences to read below each other, as wide as what they stand in.
Repeater {
    id: lines

    property color color: Theme.text

    delegate: BodyBlock {
        required property string modelData
        text: modelData
        color: lines.color
    }
}
