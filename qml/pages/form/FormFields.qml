pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// The questions of a form in the order in which they are asked, with what is answered or without.
FlowBlock {
    id: fields

    required property FormController form
    /// Whether something else has the pad for the dice that are asked now.
    property bool padElsewhere: false
    /// Whether what is answered stands elsewhere, in a line of chips.
    property bool compact: false

    /// Whether all of it is open and stays where it is: a card, of which the short figures stand in a grid.
    property bool grid: false
    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (150 * Theme.textScale + spacing)))
    readonly property real cellWidth: (width - (columns - 1) * spacing) / columns

    spacing: compact ? Theme.gap : grid ? 12 : Theme.space

    /// The first that is typed into or stepped, of a card; null where there is none.
    function firstCell(): FormCell { return cells.count > 0 ? cells.itemAt(0) as FormCell : null; }

    /// The question that waits for an answer.
    function askedCard(): FormFieldCard {
        for (let k = 0; k < cards.count; ++k) {
            const card = cards.itemAt(k) as FormFieldCard;
            if (card && card.row.asksNow)
                return card;
        }
        return null;
    }

    Repeater {
        id: cards
        model: fields.grid ? null : fields.form?.fields ?? null
        delegate: FormFieldCard {
            width: fields.width
            compact: fields.compact
            form: fields.form
            padElsewhere: fields.padElsewhere
            visible: !fields.compact || row.expanded || row.rowTitle !== ""
        }
    }
    Repeater {
        id: cells
        model: fields.grid ? fields.form?.fields ?? null : null
        delegate: FormCell {
            width: isShort && !begins ? fields.cellWidth : fields.width
            shortWidth: fields.cellWidth
            form: fields.form
            onListWanted: (list.made() as PickSheet).show(row)
        }
    }
    SheetLoader {
        id: list
        visible: false
        file: Qt.resolvedUrl("PickSheet.qml")
        given: ({form: fields.form})
    }
}
