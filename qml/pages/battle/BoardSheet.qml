import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A track or an order in large.
Sheet {
    id: sheet

    required property BattleController battle
    property string boardId
    property battleBoard board

    function show(id: string) {
        boardId = id;
        look();
        open();
    }
    function look() {
        board = battle.scene.boardOf(boardId);
    }

    title: board.title
    preferredWidth: 640

    Connections {
        target: sheet.battle
        enabled: sheet.visible
        function onChanged() {
            sheet.look();
        }
    }
    BoardCard {
        row: sheet.board
        titled: false
        battle: sheet.battle
    }
    BodyBlock {
        color: Theme.mutedText
        text: sheet.board.spoken
    }
}
