import QtQuick
import QtQuick.Controls.Basic

/// A button that is only a picture; `label` is its name for ear and pointer.
Pressable {
    id: button

    required property string iconName
    required property string label
    property color ink: Theme.text
    property real iconSize: 22
    /// Off: nothing to do now, but the name can still be read.
    property bool available: true

    implicitWidth: Theme.target
    implicitHeight: Theme.target

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.iconName
            color: button.ink
            size: button.iconSize
            opacity: button.enabled && button.available ? 1 : 0.35
        }
    }
    lit: available ? Theme.accentSoft : "transparent"
    onHoveredChanged: if (hovered) (ToolTip.toolTip.contentItem as Text).textFormat = Text.PlainText
    ToolTip.visible: hovered && !down && enabled
    ToolTip.delay: 600
    ToolTip.text: label
    Accessible.name: label
    Accessible.ignored: !visible
}
