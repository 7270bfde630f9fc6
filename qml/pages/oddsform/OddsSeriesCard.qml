import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The chance of each count as bars; of so many or more on demand.
ColumnCard {
    id: card

    required property oddsSeries series
    property bool cumulative: false

    spacing: 8

    TitleBlock {
        text: card.series.label
    }
    CaptionBlock {
        text: card.series.mean
    }
    OddsBars {
        width: parent.width
        counts: true
        model: card.cumulative ? card.series.atLeast : card.series.bars
    }
    ToggleChip {
        visible: card.series.atLeast.length > 1
        text: qsTr("At least")
        checked: card.cumulative
        onToggled: card.cumulative = checked
    }
}
