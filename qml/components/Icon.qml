import QtQuick

/// One of our drawings in a colour: `ui/home`, `game/health`, `factions/` and the id of one.
Image {
    id: icon

    required property string name
    property color color: Theme.text
    property real size: 20
    /// Where the place of the picture doesn't grow with the text.
    property bool fixed: false

    readonly property real side: Math.round(size * (fixed ? 1 : Theme.iconScale))
    readonly property int pixels: Math.ceil(side * Screen.devicePixelRatio)

    width: side
    height: side
    sourceSize.width: pixels
    sourceSize.height: pixels
    source: name === "" ? "" : "image://icon/" + name + "/" + String(color).slice(-6)
    Accessible.ignored: true
}
