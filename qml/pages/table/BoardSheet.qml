import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A track or an order in large.
Sheet {
    id: sheet

    required property TableController table
    property string boardId
    property tableBoard board

    function show(id: string) {
        boardId = id;
        look();
        open();
    }
    function look() {
        board = table.scene.boardOf(boardId);
    }

    title: board.title
    preferredWidth: 640

    Connections {
        target: sheet.table
        enabled: sheet.visible
        function onChanged() {
            sheet.look();
        }
    }
    BoardCard {
        width: parent.width
        row: sheet.board
        titled: false
        table: sheet.table
    }
    BodyText {
        width: parent.width
        color: Theme.mutedText
        text: sheet.board.spoken
    }
}
