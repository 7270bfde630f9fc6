import QtQuick

/// The ornament of a game, repeated along a line.
Image {
    required property string game
    required property color ink

    height: 12
    fillMode: Image.TileHorizontally
    horizontalAlignment: Image.AlignLeft
    sourceSize.width: 24
    sourceSize.height: 12
    source: game === "" ? "" : "image://icon/games/" + game + "/ornament/" + String(ink).slice(-6)
    Accessible.ignored: true
}
