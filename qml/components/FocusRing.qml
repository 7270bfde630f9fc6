import QtQuick

/// Shows which control the keyboard talks to.
Rectangle {
    required property bool shown

    anchors.fill: parent
    anchors.margins: -3
    radius: Theme.smallRadius + 3
    color: "transparent"
    border.width: 3
    border.color: Theme.accent
    visible: shown
}
