pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The TimePath as a ring of sixteen squares, the players' tokens on it and whose turn it is in its middle.
Item {
    id: board

    required property RowModel players
    required property int round
    property bool finished: false
    property string activeName
    property string activeColour
    property string result
    /// The square where a token would land; -1: none is about to move.
    property int ghostSquare: -1

    readonly property real cell: width / 6
    /// What lies where, for a screen reader.
    readonly property string words: {
        const parts = [];
        for (let k = 0; k < tokens.count; ++k) {
            const token = tokens.itemAt(k) as Token;
            if (token)
                parts.push(token.words);
        }
        return parts.join(", ");
    }

    function columnOf(square: int): int {
        return square < 6 ? square : square < 8 ? 5 : square < 14 ? 13 - square : 0;
    }
    function rowOf(square: int): int {
        return square < 6 ? 0 : square < 8 ? square - 5 : square < 14 ? 3 : 16 - square;
    }

    implicitHeight: cell * 4
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("TimePath: %1").arg(words)

    Repeater {
        model: 16
        delegate: Rectangle {
            id: square
            required property int index
            x: board.columnOf(index) * board.cell + 2
            y: board.rowOf(index) * board.cell + 2
            width: board.cell - 4
            height: board.cell - 4
            radius: Theme.smallRadius
            color: index === board.ghostSquare ? Theme.accentSoft : index === 0 ? Theme.sunken : Theme.surface
            border.width: index === board.ghostSquare ? 2 : Theme.borderWidth
            border.color: index === board.ghostSquare ? Theme.accent : Theme.divider
            Text {
                x: 6
                y: 3
                text: square.index === 0 ? qsTr("START") : "%L1".arg(square.index)
                color: Theme.mutedText
                font.pixelSize: Math.max(10, Math.min(13, board.cell * 0.2))
                font.weight: square.index === 0 ? Font.DemiBold : Font.Normal
                Accessible.ignored: true
            }
        }
    }
    // Where the token will land.
    Rectangle {
        readonly property real side: board.cell * 0.5
        visible: board.ghostSquare >= 0
        x: board.columnOf(Math.max(0, board.ghostSquare)) * board.cell + (board.cell - side) / 2
        y: board.rowOf(Math.max(0, board.ghostSquare)) * board.cell + board.cell * 0.42
        width: side
        height: side
        radius: side / 2
        color: "transparent"
        border.width: 3
        border.color: Theme.accent
        opacity: 0.75
    }
    Repeater {
        id: tokens
        model: board.players
        delegate: Token {}
    }
    Rectangle {
        id: middle
        x: board.cell + 4
        y: board.cell + 4
        width: board.cell * 4 - 8
        height: board.cell * 2 - 8
        radius: Theme.radius
        color: board.finished ? Theme.sunken : Theme.factionGround(board.activeColour)
        border.width: Theme.highContrast ? 2 : 0
        border.color: Theme.factionColour(board.activeColour)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: whose.text + ". " + which.text

        readonly property color ink: board.finished ? Theme.text : Theme.factionInk(board.activeColour)
        Column {
            anchors.centerIn: parent
            width: parent.width - 20
            Text {
                id: whose
                textFormat: Text.PlainText
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: board.finished ? qsTr("The game is over") : qsTr("%1 to play").arg(board.activeName)
                color: middle.ink
                font.pixelSize: Math.min(Theme.headingSize, board.cell * 0.5)
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
                text: board.finished ? board.result : qsTr("Round %L1 of 6").arg(board.round)
                color: middle.ink
                font.pixelSize: Math.min(Theme.bodySize, board.cell * 0.3)
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }

    component Token: Rectangle {
        id: token
        required property playerRow row
        readonly property string where: row.square === 0 ? qsTr("START") : "%L1".arg(row.square)
        readonly property string words: row.done ? qsTr("%1 is done").arg(row.name) : qsTr("%1 on %2").arg(row.name).arg(where)
        readonly property real side: board.cell * 0.52

        x: board.columnOf(row.square) * board.cell + (board.cell - side) / 2 + row.pile * side * 0.22
        y: board.rowOf(row.square) * board.cell + board.cell * 0.4 - row.pile * side * 0.22
        z: row.pile
        width: side
        height: side
        // Told apart by shape and letter too: the first player's is round.
        radius: row.place === 0 ? side / 2 : side * 0.22
        color: Theme.factionGround(row.colour)
        border.width: 2
        border.color: row.active ? Theme.text : Theme.highContrast ? Theme.factionColour(row.colour) : Theme.surface
        Accessible.ignored: true

        Text {
            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: token.row.name.charAt(0).toUpperCase()
            color: Theme.factionInk(token.row.colour)
            font.pixelSize: token.side * 0.5
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Behavior on x { NumberAnimation { duration: Theme.duration; easing.type: Easing.OutCubic } }
        Behavior on y { NumberAnimation { duration: Theme.duration; easing.type: Easing.OutCubic } }
    }
}
