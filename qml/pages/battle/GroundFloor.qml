pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// A bare table seen from above: its grid, its areas and lines.
Rectangle {
    id: floor

    required property battleBoard board
    /// Pixels of one unit.
    required property real pixels
    readonly property bool roomy: width >= 600
    readonly property real step: board.step
    /// What is drawn on the ground below all words: how far something gets.
    default property alias reaches: between.data

    function paintOf(area: battleArea): color {
        return area.place >= 0 ? Theme.sideColour(area.side, area.place) : Theme.accent;
    }

    color: ink.ground
    border.width: Theme.borderWidth
    border.color: ink.strongLine
    clip: true

    GroundInk { id: ink }

    Repeater {
        model: floor.step > 0 ? Math.max(0, Math.ceil(floor.board.across / floor.step) - 1) : 0
        delegate: Rectangle {
            required property int index
            x: Math.round((index + 1) * floor.step * floor.pixels)
            width: 1
            height: floor.height
            color: ink.line
        }
    }
    Repeater {
        model: floor.step > 0 ? Math.max(0, Math.ceil(floor.board.deep / floor.step) - 1) : 0
        delegate: Rectangle {
            required property int index
            y: Math.round(floor.height - (index + 1) * floor.step * floor.pixels)
            width: floor.width
            height: 1
            color: ink.line
        }
    }
    Repeater {
        model: floor.board.areas
        delegate: Rectangle {
            required property battleArea modelData
            readonly property color paint: floor.paintOf(modelData)
            x: modelData.extent.left * floor.pixels
            y: floor.height - modelData.extent.bottom * floor.pixels
            width: modelData.extent.width * floor.pixels
            height: modelData.extent.height * floor.pixels
            color: Theme.highContrast || modelData.label === "" ? "transparent" : Qt.rgba(paint.r, paint.g, paint.b, 0.12)
            border.width: Theme.borderWidth
            border.color: modelData.label === "" ? ink.strongLine : paint
        }
    }
    Repeater {
        model: floor.board.lines
        delegate: Rectangle {
            required property rect modelData
            x: modelData.x * floor.pixels
            y: floor.height - modelData.y * floor.pixels - 1
            width: Math.hypot(modelData.width, modelData.height) * floor.pixels
            height: 2
            transformOrigin: Item.Left
            rotation: Math.atan2(-modelData.height, modelData.width) * 180 / Math.PI
            antialiasing: true
            color: ink.strongLine
            opacity: 0.7
        }
    }
    Item {
        id: between
        anchors.fill: parent
    }
    // At the edge of the table on the right; of areas that are parts of it inwards on the left.
    Repeater {
        model: floor.board.areas
        delegate: StrongText {
            required property battleArea modelData
            readonly property bool upper: modelData.extent.top + modelData.extent.bottom > floor.board.deep
            readonly property real room: modelData.extent.width * floor.pixels
            readonly property bool across: room >= floor.width
            x: modelData.extent.left * floor.pixels + (across ? room - width - 8 : 6)
            y: floor.height - (upper === across ? modelData.extent.bottom * floor.pixels - 5 : modelData.extent.top * floor.pixels + height + 5)
            width: Math.min(implicitWidth, room - 16)
            elide: Text.ElideRight
            text: modelData.label
            color: floor.paintOf(modelData)
            font.pixelSize: Math.min(Theme.captionSize, 18)
        }
    }
    // How far it is from the left and from the front.
    Repeater {
        model: floor.roomy && floor.step > 0 ? Math.max(0, Math.ceil(floor.board.across / (3 * floor.step)) - 1) : 0
        delegate: Item {
            id: figure
            required property int index
            readonly property real at: (index + 1) * 3 * floor.step
            readonly property string words: Phrase.of(qsTr("%L1 %2", "a length and its unit"), [at, floor.board.unit])
            PlainText {
                x: figure.at * floor.pixels + 4
                y: floor.height - height - 2
                text: figure.words
                color: Theme.mutedText
                font.pixelSize: Math.min(Theme.captionSize, 13)
            }
            PlainText {
                x: floor.width - width - 4
                y: floor.height - figure.at * floor.pixels - height
                visible: figure.at < floor.board.deep
                text: figure.words
                color: Theme.mutedText
                font.pixelSize: Math.min(Theme.captionSize, 13)
            }
        }
    }
}
