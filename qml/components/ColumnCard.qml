import QtQuick

/// A card that holds one thing below the other.
Card {
    id: card

    default property alias content: column.data
    property alias spacing: column.spacing
    property real inset: Theme.space
    property real insetAbove: inset
    property real insetBelow: insetAbove
    /// How wide its content is.
    readonly property alias inner: column.width

    width: parent ? parent.width : 0
    implicitHeight: insetAbove + column.implicitHeight + insetBelow

    Column {
        id: column
        x: card.inset
        y: card.insetAbove
        width: parent.width - 2 * card.inset
    }
}
