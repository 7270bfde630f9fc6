import QtQuick

/// What stands in one column, and is scrolled.
ScrollPane {
    id: pane

    default property alias content: column.data
    /// How wide the column is at most.
    property real most: Infinity
    /// Whether what is left of the width is on both sides of it.
    property bool centred: false
    property real above: Theme.space
    property real below: Theme.wideSpace
    readonly property alias inner: column.width

    contentHeight: above + column.implicitHeight + below

    Column {
        id: column
        x: pane.centred ? (pane.width - width) / 2 : Theme.space
        y: pane.above
        width: Math.min(pane.width - 2 * Theme.space, pane.most)
        spacing: Theme.space
    }
}
