import QtQuick
import Adjutant.Components

/// A state in a word: "has moved".
Rectangle {
    id: chip

    required property string text

    implicitWidth: Math.ceil(metrics.advanceWidth) + 21
    implicitHeight: words.implicitHeight + 8
    width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
    height: implicitHeight
    radius: Math.min(height / 2, 14)
    color: Theme.sunken
    border.width: Theme.highContrast ? 1 : 0
    border.color: Theme.outline
    CaptionText {
        id: words
        x: 10
        width: chip.width - 20
        anchors.verticalCenter: parent.verticalCenter
        text: chip.text
        color: Theme.text
    }
    TextMetrics {
        id: metrics
        font: words.font
        text: chip.text
    }
}
