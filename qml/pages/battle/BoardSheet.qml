import QtQuick
import Adjutant.Components

/// A track or an order in large.
Sheet {
    id: sheet

    required property BattleController battle
    property string boardId
    property battleBoard none
    readonly property battleBoard board: battle.records >= 0 ? battle.scene.boardOf(boardId) : none

    function show(id: string) {
        boardId = id;
        open();
    }

    title: board.title
    preferredWidth: 640

    BoardCard {
        row: sheet.board
        titled: false
        battle: sheet.battle
    }
    MutedBlock {
        text: sheet.board.spoken
    }
}
