import QtQuick
import QtQuick.Controls.Basic

/// A word that opens its rule.
Pressable {
    id: chip

    property string summary
    property string iconName
    readonly property real pictureWidth: iconName !== "" ? Math.ceil(16 * Theme.iconScale) + 6 : 0

    implicitHeight: Theme.target
    implicitWidth: contentItem.implicitWidth + 25
    width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
    topInset: 5
    bottomInset: 5
    horizontalPadding: 12

    contentItem: Item {
        implicitWidth: chip.pictureWidth + words.implicitWidth
        Icon {
            name: chip.iconName
            visible: chip.iconName !== ""
            size: 16
            color: Theme.accent
            anchors.verticalCenter: parent.verticalCenter
        }
        PlainText {
            id: words
            x: chip.pictureWidth
            width: chip.availableWidth - x
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideRight
            text: chip.text
            color: chip.enabled ? Theme.accent : Theme.text
            font.pixelSize: Theme.captionSize
        }
    }
    corner: height / 2
    outline: Theme.borderWidth
    outlineColour: Theme.highContrast ? Theme.outline : Theme.divider
    onHoveredChanged: if (hovered) (ToolTip.toolTip.contentItem as Text).textFormat = Text.PlainText
    ToolTip.visible: hovered && summary !== ""
    ToolTip.delay: 500
    ToolTip.text: summary
    Accessible.description: summary
}
