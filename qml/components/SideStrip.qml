import QtQuick

/// What stands in one line, and is scrolled sideways where it has no room.
Flickable {
    clip: true
    contentHeight: height
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.HorizontalFlick
}
