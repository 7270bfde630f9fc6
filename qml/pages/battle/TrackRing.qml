pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A track that is closed upon itself: a ring of its squares, the tokens on it in the order in which they lie, and whose
/// turn it is in its middle. For ear it is the sentences of the board.
Item {
    id: ring

    required property battleBoard board
    /// What the middle says.
    property string title
    property string words
    /// Place of the side whose turn it is; below 0: nobody's.
    property int activePlace: -1

    readonly property int count: board.squares.length
    // Across and down so that the ring has a place for every square.
    readonly property int half: Math.ceil((count + 4) / 2)
    readonly property int down: Math.max(2, Math.round(half * 0.4))
    readonly property int across: half - down
    readonly property real cell: Math.min(width, 460) / across

    function columnOf(square: int): int {
        return square < across ? square : square < across + down - 2 ? across - 1 : square < 2 * across + down - 2 ? 2 * across + down - 3 - square : 0;
    }
    function rowOf(square: int): int {
        return square < across ? 0 : square < across + down - 2 ? square - across + 1 : square < 2 * across + down - 2 ? down - 1 : 2 * across + 2 * down - 4 - square;
    }
    function ground(side: string, place: int): color {
        return Theme.highContrast ? "#000000" : Theme.sideColour(side, place);
    }
    function ink(side: string, place: int): color {
        return Theme.highContrast ? Theme.sideColour(side, place) : Theme.sideInk;
    }

    implicitHeight: cell * down
    Accessible.role: Accessible.StaticText
    Accessible.name: board.title + ": " + board.spoken

    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        width: ring.cell * ring.across
        height: ring.cell * ring.down

        Repeater {
            model: ring.board.squares
            delegate: Rectangle {
                id: square
                required property int index
                required property string modelData
                x: ring.columnOf(index) * ring.cell + 2
                y: ring.rowOf(index) * ring.cell + 2
                width: ring.cell - 4
                height: ring.cell - 4
                radius: Theme.smallRadius
                color: index === 0 ? Theme.sunken : Theme.surface
                border.width: Theme.borderWidth
                border.color: Theme.divider
                StrongText {
                    x: 5
                    y: 3
                    width: parent.width - 8
                    text: square.modelData
                    color: Theme.mutedText
                    font.pixelSize: Math.max(12, Math.min(16, ring.cell * 0.24))
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                }
            }
        }
        Repeater {
            model: ring.board.items
            delegate: Rectangle {
                id: token
                required property battleItem modelData
                readonly property real side: ring.cell * 0.5
                readonly property real shift: modelData.below * side * 0.3
                readonly property color ink: ring.ink(modelData.side, modelData.place)
                x: ring.columnOf(modelData.square) * ring.cell + (ring.cell - side) / 2 + shift
                y: ring.rowOf(modelData.square) * ring.cell + ring.cell * 0.43 - shift * 0.4
                z: modelData.below
                width: side
                height: side
                // Told apart by shape and letter too: the first player's is round.
                radius: modelData.place === 0 ? side / 2 : side * 0.22
                color: ring.ground(modelData.side, modelData.place)
                border.width: 2
                border.color: modelData.place === ring.activePlace ? Theme.text : Theme.highContrast ? ink : Theme.surface
                Accessible.ignored: true
                PlainText {
                    anchors.centerIn: parent
                    text: token.modelData.label.charAt(0).toUpperCase()
                    color: token.ink
                    font.pixelSize: token.side * 0.5
                    font.weight: Font.Bold
                }
                Behavior on x { NumberAnimation { duration: Theme.duration; easing.type: Easing.OutCubic } }
                Behavior on y { NumberAnimation { duration: Theme.duration; easing.type: Easing.OutCubic } }
            }
        }
        Rectangle {
            id: middle
            readonly property battleItem active: {
                const items = ring.board.items;
                return items.find(each => each.place === ring.activePlace) ?? nobody;
            }
            property battleItem nobody
            readonly property bool whose: active.place >= 0
            readonly property color ink: whose ? ring.ink(active.side, active.place) : Theme.text
            visible: ring.down > 2 && title.text !== ""
            x: ring.cell + 4
            y: ring.cell + 4
            width: ring.cell * (ring.across - 2) - 8
            height: ring.cell * (ring.down - 2) - 8
            radius: Theme.radius
            color: whose ? ring.ground(active.side, active.place) : Theme.sunken
            border.width: Theme.highContrast ? 2 : 0
            border.color: ink
            Accessible.role: Accessible.StaticText
            Accessible.name: ring.title + ". " + ring.words

            Column {
                anchors.centerIn: parent
                width: parent.width - 20
                StrongText {
                    id: title
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: ring.title
                    color: middle.ink
                    font.pixelSize: Math.min(Theme.headingSize, ring.cell * 0.5)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 13
                    elide: Text.ElideRight
                }
                PlainText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: ring.words
                    color: middle.ink
                    font.pixelSize: Math.min(Theme.bodySize, ring.cell * 0.3)
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
            }
        }
    }
}
