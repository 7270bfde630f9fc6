// Not ComponentBehavior: Bound, since Qt 6.4 can't make a list's footer of a bound component.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls.Basic
import Adjutant

/// Every match that is kept, and what came of them.
PageFrame {
    id: page

    title: qsTr("History")
    keys: ({
        find: () => focusSearch(),
        enterMatch: () => shell.open("manualMatch", {}),
        results: () => showsResults = !showsResults
    })

    readonly property bool narrow: width < 600
    property bool showsResults: false
    readonly property string filterLabel: MatchHistory.filters > 0 ? qsTr("Filters: %L1").arg(MatchHistory.filters) : qsTr("Filters")

    function focusSearch() { search.forceActiveFocus(Qt.ShortcutFocusReason); }
    function showResults() { showsResults = true; }
    function openFilters() { filterSheet.open(); }
    /// Asks as what to save one match, or all that are shown.
    function openExport(match: string) {
        exportSheet.match = match;
        exportSheet.open({single: match !== "", count: MatchHistory.found});
    }
    /// Another match may have been played, imported or entered since.
    StackView.onStatusChanged: if (StackView.status === StackView.Active) MatchHistory.refresh()

    actions: [
        IconButtons {
            entries: [
                {icon: "ui/import", label: qsTr("Import matches"), go: () => MatchHistory.importFiles()},
                {icon: "ui/export", label: qsTr("Save the matches shown"), shown: MatchHistory.found > 0, go: () => page.openExport("")},
                {icon: "ui/plus", label: qsTr("Add a past match"), shown: page.narrow, go: () => page.shell.open("manualMatch", {})}
            ]
        },
        PushButtons {
            entries: [{icon: "ui/plus", text: qsTr("Add a past match"), shown: !page.narrow, go: () => page.shell.open("manualMatch", {})}]
        }
    ]
    Column {
        id: top
        anchors.top: page.header.bottom
        x: Theme.space
        width: parent.width - 2 * Theme.space
        spacing: Theme.gap
        visible: MatchHistory.any || MatchHistory.unread > 0 || MatchHistory.message !== ""
        height: visible ? implicitHeight + 8 : 0

        Banner {
            width: Math.min(parent.width, 900)
            dismissible: true
            text: MatchHistory.message
            onDismissed: MatchHistory.message = ""
        }
        FlowBlock {
            visible: MatchHistory.any
            ChoiceRow {
                label: qsTr("View")
                current: page.showsResults
                choices: [{text: qsTr("Matches"), value: false}, {text: qsTr("Results"), value: true}]
                onChosen: value => page.showsResults = value
            }
            SearchField {
                id: search
                width: page.narrow ? parent.width - Theme.target - Theme.gap : Math.min(380 * Math.min(1.3, Theme.textScale), parent.width)
                label: qsTr("Search players, lists, notes")
                text: MatchHistory.search
                onTextEdited: MatchHistory.search = text
            }
            IconButton {
                visible: page.narrow
                height: search.height
                iconName: "ui/filter"
                label: page.filterLabel
                ink: MatchHistory.filters > 0 ? Theme.accent : Theme.text
                onClicked: filterSheet.open()
            }
            PushButtons {
                entries: [
                    {icon: "ui/filter", text: page.filterLabel, shown: !page.narrow, go: () => filterSheet.open()},
                    {kind: "quiet", icon: "ui/close", text: qsTr("Show all"), shown: MatchHistory.filters > 0, go: () => MatchHistory.clearFilters()}
                ]
            }
        }
        CaptionBlock {
            visible: MatchHistory.any || MatchHistory.unread > 0
            text: MatchHistory.unread > 0 ? qsTr("%n match(es) still loading", "", MatchHistory.unread)
                : MatchHistory.filterWords === "" ? qsTr("%n match(es)", "", MatchHistory.found)
                                                  : Phrase.of(qsTr("%1: %2", "matches, filters"), [qsTr("%n match(es)", "", MatchHistory.found), MatchHistory.filterWords])
        }
    }
    RowList {
        id: list
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        x: Theme.space
        width: Math.min(parent.width - 2 * Theme.space, 1100)
        visible: !page.showsResults
        spacing: Theme.gap
        bottomMargin: Theme.wideSpace
        model: MatchHistory.matches
        reuseItems: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Matches")
        section.property: "section"
        sectionBelow: 4
        footer: BinEntry { width: list.width }
        delegate: MatchCard {
            width: list.width
            onClicked: page.shell.openStory(row.id)
            onMenuWanted: menu.openWith({match: row})
        }
    }
    Loader {
        anchors.top: top.bottom
        anchors.topMargin: 4
        anchors.bottom: parent.bottom
        x: Theme.space
        width: parent.width - 2 * Theme.space
        active: page.showsResults && MatchHistory.any
        source: "ResultsPane.qml"
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(420, parent.width - 48)
        visible: !MatchHistory.any || (list.count === 0 && !page.showsResults)
        iconName: MatchHistory.any ? "ui/search" : "ui/history"
        title: MatchHistory.any ? qsTr("No matches found") : qsTr("No matches yet")
        text: MatchHistory.any ? qsTr("Try part of a name, list, mission or note, or show all matches.")
                               : qsTr("Matches you play with Adjutant are recorded here automatically. You can also add past matches.")
        PushButtons {
            entries: [
                {icon: "ui/plus", text: qsTr("Add a past match"), shown: !MatchHistory.any, go: () => page.shell.open("manualMatch", {})},
                {text: qsTr("Show all"), shown: MatchHistory.any, go: () => MatchHistory.clearFilters()}
            ]
        }
    }

    MenuSheet {
        id: menu
        property historyRow match
        title: match.title
        entries: [
            {icon: "ui/history", text: qsTr("Open"), go: () => page.shell.openStory(menu.match.id)},
            {icon: "ui/export", text: qsTr("Save as…"), go: () => page.openExport(menu.match.id)},
            {icon: "ui/delete", danger: true, text: qsTr("Delete"), detail: qsTr("Stays in the bin for 30 days"),
             go: () => MatchHistory.remove(menu.match.id)}
        ]
    }
    SheetLoader { id: filterSheet; file: Qt.resolvedUrl("FilterSheet.qml") }
    SheetLoader {
        id: exportSheet
        property string match
        file: Qt.resolvedUrl("ExportSheet.qml")
        given: ({save: format => MatchHistory.exportMatches(format, exportSheet.match)})
    }
    Connections {
        target: MatchHistory
        function onChanged() {
            Bin.look();
            ListLibrary.announceNews();
        }
        function onRemoved(title: string) {
            page.shell.report(qsTr("%1 moved to the bin.").arg(title), qsTr("Undo"), () => MatchHistory.undoRemove());
        }
        function onImported(added: int, alreadyThere: int, match: string) {
            const came = added > 0 ? qsTr("%n match(es) imported.", "", added) : "";
            const there = alreadyThere > 0 ? qsTr("%n match(es) already in the history.", "", alreadyThere) : "";
            page.shell.report(came + (came !== "" && there !== "" ? " " : "") + there, "", null);
        }
    }
}
