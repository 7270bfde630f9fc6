import QtQuick
import QtQuick.Window

/// One of our drawings in a colour: `ui/home`, `game/health`, `factions/avaren`.
Image {
    id: icon

    required property string name
    property color color: Theme.text
    property real size: 20

    readonly property int pixels: Math.ceil(size * Screen.devicePixelRatio)

    width: size
    height: size
    sourceSize.width: pixels
    sourceSize.height: pixels
    source: name === "" ? "" : "image://icon/" + name + "/" + String(color).slice(-6)
    Accessible.ignored: true
}
