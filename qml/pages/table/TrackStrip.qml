pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A track in a slim strip, for where the board itself is out of sight.
Item {
    id: strip

    required property tableBoard board
    readonly property int count: board.squares.length
    readonly property real cell: count > 0 ? width / count : 0

    implicitHeight: 30
    Accessible.role: Accessible.StaticText
    Accessible.name: board.title + ": " + board.spoken

    Repeater {
        model: strip.board.squares
        delegate: Rectangle {
            id: square
            required property int index
            required property string modelData
            x: index * strip.cell
            width: strip.cell - 2
            height: strip.height
            radius: 4
            color: Theme.sunken
            border.width: Theme.highContrast ? 1 : 0
            border.color: Theme.outline
            Text {
                anchors.centerIn: parent
                textFormat: Text.PlainText
                text: square.modelData.length > 3 ? square.modelData.charAt(0) : square.modelData
                color: Theme.mutedText
                font.pixelSize: Math.max(9, Math.min(13, strip.cell * 0.5))
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: strip.board.items
        delegate: Rectangle {
            id: token
            required property tableItem modelData
            readonly property real side: Math.min(22, strip.cell - 1)
            x: modelData.square * strip.cell + (strip.cell - 2 - side) / 2 + modelData.below * 4
            y: (strip.height - side) / 2 - modelData.below * 4
            z: modelData.below
            width: side
            height: side
            radius: modelData.place === 0 ? side / 2 : side * 0.22
            color: Theme.highContrast ? "#000000" : Theme.sideColour(modelData.side, modelData.place)
            border.width: 1
            border.color: Theme.highContrast ? Theme.sideColour(modelData.side, modelData.place) : Theme.surface
            Text {
                anchors.centerIn: parent
                textFormat: Text.PlainText
                text: token.modelData.label.charAt(0).toUpperCase()
                color: Theme.highContrast ? Theme.sideColour(token.modelData.side, token.modelData.place) : Theme.sideInk
                font.pixelSize: token.side * 0.55
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
    }
}
