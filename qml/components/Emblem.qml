import QtQuick

/// A people's own shape on its colour, or on that of a side at the table.
Rectangle {
    id: emblem

    required property string faction
    property string colour
    /// The side whose colour it has, and its place among the sides; below 0: it has its own.
    property string side
    property int place: -1
    property real size: 44

    readonly property color sideInk: Theme.sideColour(side, place)
    readonly property color ink: place < 0 ? Theme.factionInk(colour) : Theme.highContrast ? sideInk : Theme.sideInk

    width: Math.round(size * Theme.iconScale)
    height: width
    radius: height * 0.28
    color: place < 0 ? Theme.factionGround(colour) : Theme.highContrast ? "#000000" : sideInk
    border.width: Theme.highContrast ? 2 : 0
    border.color: place < 0 ? Theme.factionColour(colour) : sideInk
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        name: emblem.faction === "" ? "" : "factions/" + emblem.faction
        size: emblem.size * 0.62
        color: emblem.ink
    }
}
