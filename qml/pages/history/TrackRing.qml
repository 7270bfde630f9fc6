pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A track as a ring of its squares, the tokens on it and whose turn it is in its middle. For ear it is the
/// sentences of the board.
Item {
    id: ring

    required property tableBoard board
    required property MatchStory story

    readonly property int count: board.squares.length
    // Across and down so that the ring has a place for every square.
    readonly property int half: Math.ceil((count + 4) / 2)
    readonly property int down: Math.max(2, Math.round(half * 0.4))
    readonly property int across: half - down
    readonly property real cell: Math.min(width, 440) / across
    readonly property bool over: story.activeName === ""

    function columnOf(square: int): int {
        return square < across ? square : square < across + down - 2 ? across - 1 : square < 2 * across + down - 2 ? 2 * across + down - 3 - square : 0;
    }
    function rowOf(square: int): int {
        return square < across ? 0 : square < across + down - 2 ? square - across + 1 : square < 2 * across + down - 2 ? down - 1 : 2 * across + 2 * down - 4 - square;
    }
    /// How many tokens lie below one on its square.
    function pileBelow(index: int): int {
        let below = 0;
        for (let k = 0; k < index; ++k)
            if (board.items[k].square === board.items[index].square)
                ++below;
        return below;
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
                Text {
                    x: 6
                    y: 3
                    textFormat: Text.PlainText
                    text: square.modelData
                    color: Theme.mutedText
                    font.pixelSize: Math.max(10, Math.min(13, ring.cell * 0.2))
                    font.weight: square.index === 0 ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: ring.board.items
            delegate: Rectangle {
                id: token
                required property int index
                required property tableItem modelData
                readonly property real side: ring.cell * 0.52
                readonly property int pile: ring.pileBelow(index)
                readonly property standingArmy army: ring.story.armies[Math.max(0, modelData.place)]
                x: ring.columnOf(modelData.square) * ring.cell + (ring.cell - side) / 2 + pile * side * 0.22
                y: ring.rowOf(modelData.square) * ring.cell + ring.cell * 0.4 - pile * side * 0.22
                z: pile
                width: side
                height: side
                // Told apart by shape and letter too: the first player's is round.
                radius: modelData.place === 0 ? side / 2 : side * 0.22
                color: Theme.factionGround(army.colour)
                border.width: 2
                border.color: army.active ? Theme.text : Theme.highContrast ? Theme.factionColour(army.colour) : Theme.surface
                Accessible.ignored: true
                Text {
                    anchors.centerIn: parent
                    textFormat: Text.PlainText
                    text: token.modelData.label.charAt(0).toUpperCase()
                    color: Theme.factionInk(token.army.colour)
                    font.pixelSize: token.side * 0.5
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }
        Rectangle {
            id: middle
            visible: ring.down > 2
            x: ring.cell + 4
            y: ring.cell + 4
            width: ring.cell * (ring.across - 2) - 8
            height: ring.cell * (ring.down - 2) - 8
            radius: Theme.radius
            color: ring.over ? Theme.sunken : Theme.factionGround(ring.story.activeColour)
            border.width: Theme.highContrast ? 2 : 0
            border.color: Theme.factionColour(ring.story.activeColour)
            Accessible.role: Accessible.StaticText
            Accessible.name: whose.text + ". " + which.text

            readonly property color ink: ring.over ? Theme.text : Theme.factionInk(ring.story.activeColour)
            Column {
                anchors.centerIn: parent
                width: parent.width - 20
                Text {
                    id: whose
                    textFormat: Text.PlainText
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: ring.over ? qsTr("The game is over") : qsTr("%1 to play").arg(ring.story.activeName)
                    color: middle.ink
                    font.pixelSize: Math.min(Theme.headingSize, ring.cell * 0.5)
                    font.weight: Font.DemiBold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 13
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Text {
                    id: which
                    textFormat: Text.PlainText
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: ring.over ? ring.story.match.outcome : ring.story.roundWords
                    color: middle.ink
                    font.pixelSize: Math.min(Theme.bodySize, ring.cell * 0.3)
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
