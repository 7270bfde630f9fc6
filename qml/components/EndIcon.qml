import QtQuick

/// A small sign at the right end of a row.
Icon {
    anchors.right: parent.right
    anchors.verticalCenter: parent.verticalCenter
    size: 18
    color: Theme.mutedText
}
