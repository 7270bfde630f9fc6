import QtQuick
import Adjutant.Components

/// How far something gets: a ring on the ground.
Rectangle {
    /// In pixels.
    required property real far

    width: 2 * far
    height: width
    radius: far
    color: Qt.rgba(Theme.accent.r, Theme.accent.g, Theme.accent.b, 0.08)
    border.width: Theme.highContrast ? 3 : 2
    border.color: Theme.accent
}
