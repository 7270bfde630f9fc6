import QtQuick

/// A place sunk into the card: a groove of a bar, a box of figures.
Rectangle {
    radius: Theme.smallRadius
    color: Theme.sunken
    border.width: Theme.highContrast ? 1 : 0
    border.color: Theme.outline
}
