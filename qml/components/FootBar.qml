import QtQuick

/// The foot of a page, which stays while the page scrolls.
Rectangle {
    anchors.bottom: parent.bottom
    width: parent ? parent.width : 0
    color: Theme.surface

    Divider { width: parent.width }
}
