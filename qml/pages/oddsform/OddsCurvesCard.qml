pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The columns of a table of chances as curves; the one that is chosen is brought out.
ColumnCard {
    id: card

    required property oddsMatrix matrix
    property int shown: Math.floor(matrix.columns.length / 2)

    spacing: 12

    ChoiceRow {
        width: parent.width
        compact: true
        label: card.matrix.label
        choices: Array.from(card.matrix.columns, (name, k) => ({text: name, value: k}))
        current: card.shown
        onChosen: value => card.shown = value
    }
    CurveChart {
        width: parent.width
        height: Math.max(190, Math.min(280, width * 0.5))
        curves: card.matrix.curves
        steps: card.matrix.rows
        shown: card.shown
        ink: Theme.mutedText
        grid: Theme.highContrast ? "#7f7f7f" : Theme.divider
        accent: Theme.accent
        textSize: Math.min(Theme.captionSize, 20)
        Accessible.role: Accessible.Graphic
        Accessible.name: card.matrix.columns[card.shown] ?? ""
        Accessible.description: Array.from(card.matrix.rows, (name, k) => Phrase.of(qsTr("%1: %2", "target number: chance"), [name, card.matrix.figures[k * card.matrix.columns.length + card.shown]])).join(", ")
    }
}
