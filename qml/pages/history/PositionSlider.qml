import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components

/// A place among the commands of a match.
Slider {
    id: slider

    required property string label
    property string valueWords
    readonly property real minimumValue: from
    readonly property real maximumValue: to

    implicitHeight: Theme.target
    implicitWidth: 200
    stepSize: 1
    snapMode: Slider.SnapAlways
    horizontalPadding: 0

    background: Rectangle {
        x: slider.leftPadding
        y: (slider.height - height) / 2
        width: slider.availableWidth
        height: 8
        radius: 4
        color: Theme.sunken
        border.width: 1
        border.color: Theme.highContrast ? Theme.outline : Theme.divider
        Rectangle {
            width: slider.handle.x + slider.handle.width / 2
            height: parent.height
            radius: 4
            color: Theme.accent
        }
    }
    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
        y: (slider.height - height) / 2
        width: 28
        height: 28
        radius: 14
        color: slider.pressed ? Theme.accentSoft : Theme.surface
        border.width: 3
        border.color: Theme.accent
        FocusRing {
            anchors.margins: -5
            radius: width / 2
            shown: slider.activeFocus
        }
    }
    Accessible.role: Accessible.Slider
    Accessible.name: label
    Accessible.description: valueWords
    Accessible.onIncreaseAction: {
        increase();
        moved();
    }
    Accessible.onDecreaseAction: {
        decrease();
        moved();
    }
}
