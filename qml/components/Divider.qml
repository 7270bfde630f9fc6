import QtQuick

/// A thin line between two parts of a page.
Rectangle {
    implicitWidth: Theme.borderWidth
    implicitHeight: Theme.borderWidth
    color: Theme.divider
}
