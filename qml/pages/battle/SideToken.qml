import QtQuick
import Adjutant.Components

/// A token on a track, told apart by its colour, its letter and its shape: the first player's is round.
Rectangle {
    id: token

    required property battleItem modelData
    /// How large its letter is, of its width.
    property real letter: 0.5
    readonly property color own: Theme.sideColour(modelData.side, modelData.place)

    height: width
    radius: modelData.place === 0 ? width / 2 : width * 0.22
    color: Theme.highContrast ? "#000000" : own
    border.width: 1
    border.color: Theme.highContrast ? own : Theme.surface

    PlainText {
        anchors.centerIn: parent
        text: token.modelData.label.charAt(0).toUpperCase()
        color: Theme.highContrast ? token.own : Theme.sideInk
        font.pixelSize: token.width * token.letter
        font.weight: Font.Bold
    }
}
