import QtQuick
import QtQuick.Templates as T

/// One of the app's main places, in the rail or the bar.
T.TabButton {
    id: button

    required property string iconName
    /// In place of the text where there is little room.
    property string brief: text
    required property bool current
    property bool wide: false

    // Which is open is said by the place, not by the press.
    checkable: false
    autoExclusive: false
    implicitHeight: wide ? 52 : 60
    implicitWidth: wide ? 200 : 72

    contentItem: Item {
        Icon {
            id: picture
            name: button.iconName
            color: button.current ? Theme.accent : Theme.mutedText
            size: 24
            fixed: true
            x: button.wide ? 14 : (parent.width - width) / 2
            y: button.wide ? (parent.height - height) / 2 : 8
        }
        PlainText {
            text: button.wide ? button.text : button.brief
            x: button.wide ? picture.x + picture.width + 14 : 0
            y: button.wide ? (parent.height - height) / 2 : picture.y + picture.height + 2
            width: button.wide ? parent.width - x : parent.width
            horizontalAlignment: button.wide ? Text.AlignLeft : Text.AlignHCenter
            elide: Text.ElideRight
            color: button.current ? Theme.accent : Theme.mutedText
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font.pixelSize: button.wide ? Theme.bodySize : Math.min(Theme.captionSize, 16)
            font.weight: button.current ? Font.DemiBold : Font.Normal
        }
    }
    background: Rectangle {
        radius: Theme.smallRadius
        color: button.current && button.wide ? Theme.accentSoft : button.down || button.hovered ? Theme.accentSoft : "transparent"
        Rectangle {
            visible: button.current
            width: button.wide ? 4 : 32
            height: button.wide ? 28 : 4
            radius: 2
            color: Theme.accent
            x: button.wide ? 0 : (parent.width - width) / 2
            y: button.wide ? (parent.height - height) / 2 : 0
        }
        FocusRing {
            anchors.margins: 0
            shown: button.activeFocus
        }
    }
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()
}
