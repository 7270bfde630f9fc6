pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Squares with the tokens that lie on them: in a row, or as a ring where the track is closed, with whose turn it is in its
/// middle.
Item {
    id: track

    required property battleBoard board
    required property BattleController battle

    /// What the middle of a ring says.
    readonly property string middleTitle: battle.over ? qsTr("The match is over") : battle.actsText !== "" ? qsTr("%1 to play").arg(battle.actsText) : ""
    readonly property string middleWords: battle.over ? battle.winners !== "" ? battle.winners : qsTr("Drawn") : battle.round > 0 ? qsTr("Round %L1").arg(battle.round) : ""
    /// Place of the side whose turn it is; below 0: nobody's.
    readonly property int activePlace: battle.over ? -1 : battle.actsPlace

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

    implicitHeight: board.closed ? cell * down : row.implicitHeight

    Item {
        visible: track.board.closed
        anchors.horizontalCenter: parent.horizontalCenter
        width: track.cell * track.across
        height: track.cell * track.down

        Repeater {
            model: track.board.squares
            delegate: Rectangle {
                id: square
                required property int index
                required property string modelData
                x: track.columnOf(index) * track.cell + 2
                y: track.rowOf(index) * track.cell + 2
                width: track.cell - 4
                height: track.cell - 4
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
                    font.pixelSize: Math.max(12, Math.min(16, track.cell * 0.24))
                    fontSizeMode: Text.HorizontalFit
                }
            }
        }
        Repeater {
            model: track.board.items
            delegate: SideToken {
                readonly property real shift: modelData.below * width * 0.3
                x: track.columnOf(modelData.square) * track.cell + (track.cell - width) / 2 + shift
                y: track.rowOf(modelData.square) * track.cell + track.cell * 0.43 - shift * 0.4
                z: modelData.below
                width: track.cell * 0.5
                border.width: 2
                border.color: modelData.place === track.activePlace ? Theme.text : Theme.highContrast ? own : Theme.surface
                Accessible.ignored: true
                Behavior on x { NumberAnimation { duration: Theme.duration; easing.type: Easing.OutCubic } }
                Behavior on y { NumberAnimation { duration: Theme.duration; easing.type: Easing.OutCubic } }
            }
        }
        Rectangle {
            id: middle
            readonly property battleItem active: {
                const items = track.board.items;
                return items.find(each => each.place === track.activePlace) ?? nobody;
            }
            property battleItem nobody
            readonly property bool whose: active.place >= 0
            readonly property color own: Theme.sideColour(active.side, active.place)
            readonly property color ink: !whose ? Theme.text : Theme.highContrast ? own : Theme.sideInk
            visible: track.down > 2 && title.text !== ""
            x: track.cell + 4
            y: track.cell + 4
            width: track.cell * (track.across - 2) - 8
            height: track.cell * (track.down - 2) - 8
            radius: Theme.radius
            color: !whose ? Theme.sunken : Theme.highContrast ? "#000000" : own
            border.width: Theme.highContrast ? 2 : 0
            border.color: ink
            Accessible.role: Accessible.StaticText
            Accessible.name: track.middleTitle + ". " + track.middleWords

            Column {
                anchors.centerIn: parent
                width: parent.width - 20
                StrongText {
                    id: title
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: track.middleTitle
                    color: middle.ink
                    font.pixelSize: Math.min(Theme.headingSize, track.cell * 0.5)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 13
                    elide: Text.ElideRight
                }
                PlainBlock {
                    horizontalAlignment: Text.AlignHCenter
                    text: track.middleWords
                    color: middle.ink
                    font.pixelSize: Math.min(Theme.bodySize, track.cell * 0.3)
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
            }
        }
    }
    FlowBlock {
        id: row
        visible: !track.board.closed
        spacing: 4
        Repeater {
            model: track.board.closed ? [] : track.board.squares
            delegate: Rectangle {
                id: place
                required property string modelData
                required property int index
                width: Math.max(48, name.implicitWidth + 12)
                height: 62
                radius: 6
                color: Theme.sunken
                border.width: Theme.borderWidth
                border.color: Theme.divider
                PlainCaption {
                    id: name
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 4
                    text: place.modelData
                }
                // The topmost token of a stack stands in front.
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 28
                    spacing: -6
                    Repeater {
                        model: {
                            const items = track.board.items;
                            return items.filter(each => each.square === place.index);
                        }
                        delegate: SideToken { width: 26 }
                    }
                }
            }
        }
    }
}
