import QtQuick

/// Things below each other over the width of what it stands in.
Column {
    width: parent ? parent.width : 0
}
