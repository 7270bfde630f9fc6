import QtQuick

/// Cells of one width over the width of what it stands in.
Grid {
    readonly property real cell: (width - (columns - 1) * spacing) / columns

    width: parent ? parent.width : 0
    spacing: Theme.gap
}
