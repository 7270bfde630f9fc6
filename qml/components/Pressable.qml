import QtQuick
import QtQuick.Controls.Basic

/// What can be pressed, whatever it shows: by finger, mouse, keys and screen readers alike. It lights up under a pointer
/// and has a ring while the keyboard talks to it.
AbstractButton {
    id: pressable

    property color ground: "transparent"
    /// Its ground under a pointer.
    property color lit: Theme.accentSoft
    property real corner: Theme.smallRadius
    property real outline: 0
    property color outlineColour: Theme.divider
    property real ringMargin: -3
    /// How opaque its ground is.
    property real presence: 1

    background: Rectangle {
        radius: pressable.corner
        color: pressable.enabled && (pressable.down || pressable.hovered) ? pressable.lit : pressable.ground
        border.width: pressable.outline
        border.color: pressable.outlineColour
        opacity: pressable.presence
        FocusRing {
            anchors.margins: pressable.ringMargin
            radius: pressable.corner - pressable.ringMargin
            shown: pressable.activeFocus
        }
    }
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
