import QtQuick

/// A surface for things that belong together.
Rectangle {
    color: Theme.surface
    radius: Theme.radius
    border.width: Theme.borderWidth
    border.color: Theme.divider
}
