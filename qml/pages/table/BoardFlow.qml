pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The boards of a match below one another; in a wide window in two columns, grounds on the right.
Item {
    id: boards

    required property TableController table
    property bool twoColumns: false
    readonly property bool split: twoColumns && cards.count > 1
    /// How often cards came or went: nothing else says which there are.
    property int changes: 0
    readonly property bool anyGround: {
        for (let k = 0; changes >= 0 && k < cards.count; ++k)
            if ((cards.itemAt(k) as BoardCard)?.row.kind === "ground")
                return true;
        return false;
    }

    /// A form was opened by what was done on a board.
    signal asked()

    function columnOf(index: int, kind: string): int {
        return !split ? 0 : anyGround ? (kind === "ground" ? 1 : 0) : index % 2;
    }
    function topOf(index: int, column: int): real {
        let top = 0;
        for (let k = 0; changes >= 0 && k < index; ++k) {
            const card = cards.itemAt(k) as BoardCard;
            if (card && columnOf(k, card.row.kind) === column)
                top += card.height + Theme.space;
        }
        return top;
    }

    implicitHeight: Math.max(0, topOf(cards.count, 0), topOf(cards.count, 1)) - (cards.count > 0 ? Theme.space : 0)

    Repeater {
        id: cards
        model: boards.visible ? boards.table.boards : null
        onItemAdded: ++boards.changes
        onItemRemoved: ++boards.changes
        delegate: BoardCard {
            required property int index
            readonly property int column: boards.columnOf(index, row.kind)
            x: column * (boards.width + Theme.space) / 2
            y: boards.topOf(index, column)
            width: boards.split ? (boards.width - Theme.space) / 2 : boards.width
            table: boards.table
            onAsked: boards.asked()
        }
    }
}
