import QtQuick

/// A people's own shape on its colour, so that neither alone has to be told apart.
Rectangle {
    id: emblem

    required property string faction
    required property string colour
    property real size: 44

    width: Math.round(size * Theme.iconScale)
    height: width
    radius: height * 0.28
    color: Theme.factionGround(colour)
    border.width: Theme.highContrast ? 2 : 0
    border.color: Theme.factionColour(colour)
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        name: emblem.faction === "" ? "" : "factions/" + emblem.faction
        size: emblem.size * 0.62
        color: Theme.factionInk(emblem.colour)
    }
}
