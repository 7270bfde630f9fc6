pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Squares with the tokens that lie on them: in a row, or as a ring where the track is closed.
Item {
    id: track

    required property battleBoard board
    /// The match at the table; null: it is only looked at.
    property BattleController battle: null

    implicitHeight: board.closed ? ring.implicitHeight : row.implicitHeight

    TrackRing {
        id: ring
        width: parent.width
        visible: track.board.closed
        // The card around it says the same.
        Accessible.ignored: true
        board: track.board
        title: !track.battle ? "" : track.battle.over ? qsTr("The match is over") : track.battle.actsText !== "" ? qsTr("%1 to play").arg(track.battle.actsText) : ""
        words: !track.battle ? "" : track.battle.over ? track.battle.winners !== "" ? track.battle.winners : qsTr("Drawn") : track.battle.round > 0 ? qsTr("Round %L1").arg(track.battle.round) : ""
        activePlace: track.battle && !track.battle.over ? track.battle.actsPlace : -1
    }
    FlowBlock {
        id: row
        visible: !track.board.closed
        spacing: 4
        Repeater {
            model: track.board.closed ? [] : track.board.squares
            delegate: Rectangle {
                id: square
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
                    text: square.modelData
                }
                // The topmost of those that lie on one another stands foremost.
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 28
                    spacing: -6
                    Repeater {
                        model: {
                            const items = track.board.items;
                            return items.filter(each => each.square === square.index);
                        }
                        delegate: Rectangle {
                            id: token
                            required property battleItem modelData
                            width: 26
                            height: 26
                            radius: modelData.place === 0 ? 13 : 6
                            color: Theme.sideColour(modelData.side, modelData.place)
                            border.width: 1
                            border.color: Theme.sunken
                            StrongText {
                                anchors.centerIn: parent
                                text: token.modelData.label.charAt(0).toUpperCase()
                                color: Theme.sideInk
                                font.pixelSize: 13
                            }
                        }
                    }
                }
            }
        }
    }
}
