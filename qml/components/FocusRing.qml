import QtQuick
import Adjutant.ViewModels

/// Shows which control the keyboard talks to, as long as keys are used.
Rectangle {
    /// Whether it has the focus.
    required property bool shown

    anchors.fill: parent
    anchors.margins: -3
    radius: Theme.smallRadius + 3
    color: "transparent"
    border.width: 3
    border.color: Theme.accent
    visible: shown && LastInput.byKeys
}
