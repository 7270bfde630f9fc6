import QtQuick
import Adjutant.Components

/// Something on the ground: in its true size where that can still be seen, with a picture or letters of its name.
Item {
    id: mark

    required property battleItem item
    /// Pixels of one unit.
    required property real pixels
    property bool selected: false
    property bool focused: false
    property bool wrong: false

    readonly property bool ofSide: item.place >= 0 && item.colour === ""
    readonly property bool dark: Theme.mode === Theme.Dark
    readonly property color paint: item.flat ? (item.filled ? ink.solid : ink.terrain)
                                   : ofSide ? (Theme.highContrast ? "#000000" : Theme.sideColour(item.side, item.place)) : ink.paint(item.colour)
    readonly property color drawing: item.flat ? (item.filled ? ink.solidInk : ink.terrainInk)
                                     : !item.filled && !Theme.highContrast ? paint
                                     : ofSide ? (Theme.highContrast ? Theme.sideColour(item.side, item.place) : Theme.sideInk)
                                     : item.colour !== "" ? "#ffffff" : ink.tokenInk
    readonly property bool lettered: item.symbol === "" && !item.flat
    readonly property real side: item.drawnSide(pixels)

    width: side
    height: side

    GroundInk { id: ink }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        antialiasing: true
        color: mark.item.flat && !mark.item.filled && mark.item.symbol === "" ? "transparent" : mark.item.filled || mark.item.flat ? mark.paint : ink.ground
        border.width: Theme.highContrast || !mark.item.filled && !mark.item.flat ? 2 : mark.item.flat ? (mark.item.filled ? 3 : 1) : 1.5
        border.color: mark.item.flat || Theme.highContrast ? mark.drawing : mark.item.filled ? (mark.dark && mark.ofSide ? "#000000" : "#ffffff") : mark.paint
    }
    Icon {
        anchors.centerIn: parent
        visible: mark.item.symbol !== ""
        fixed: true
        size: mark.item.flat ? Math.min(26, mark.side * 0.6) : mark.side * 0.68
        name: mark.item.symbol
        color: mark.drawing
        opacity: mark.item.flat ? 0.75 : 1
    }
    PlainText {
        anchors.centerIn: parent
        visible: mark.lettered
        text: mark.item.letters
        color: mark.drawing
        font.pixelSize: Math.min(22, mark.side * 0.46)
        font.weight: Font.Bold
    }
    Rectangle {
        anchors.centerIn: parent
        readonly property real ring: mark.side + 10
        width: ring
        height: ring
        radius: ring / 2
        visible: mark.selected || mark.focused || mark.wrong
        color: "transparent"
        border.width: mark.selected || mark.wrong ? 3 : 2
        border.color: mark.wrong ? Theme.danger : mark.selected ? Theme.accent : Theme.text
    }
}
