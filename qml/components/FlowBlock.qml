import QtQuick

/// Things side by side over the width of what it stands in, wrapped where they don't fit.
Flow {
    width: parent ? parent.width : 0
    spacing: Theme.gap
}
