pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The lists of the chosen game's source that are ready.
EvenGrid {
    id: grid

    readonly property int count: ready.count

    columns: width >= 640 ? 2 : 1

    function about(row: listRow): string {
        const words = Phrase.joined([row.cost, row.countText, row.sample ? qsTr("sample") : ""]);
        return row.note !== "" ? words + "\n" + row.note : words;
    }

    Repeater {
        id: ready
        model: ListLibrary.readyLists
        delegate: MenuEntry {
            required property listRow row
            width: grid.cell
            iconName: row.faction !== "" ? "factions/" + row.faction : "ui/armies"
            leadsOn: true
            text: row.name
            detail: grid.about(row)
            onClicked: (Window.window as Main)?.openList(ListLibrary.createFromReadyList(row.id))
        }
    }
}
