pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The lists of the chosen game's source that are ready.
Grid {
    id: grid

    readonly property int count: ready.count

    signal opened(string id)

    columns: width >= 640 ? 2 : 1
    spacing: Theme.gap

    function about(row: listRow): string {
        const words = Phrase.joined([row.cost, row.countText, row.sample ? qsTr("sample") : ""]);
        return row.note !== "" ? words + "\n" + row.note : words;
    }

    Repeater {
        id: ready
        model: ListLibrary.readyLists
        delegate: MenuEntry {
            required property listRow row
            width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
            iconName: row.faction !== "" ? "factions/" + row.faction : "ui/armies"
            leadsOn: true
            text: row.name
            detail: grid.about(row)
            onClicked: grid.opened(row.id)
        }
    }
}
