pragma Singleton
import QtQuick

/// The keys of the app, as the sheet of F1 lists them and as KeyCommand binds them: one place, so that both say the same.
QtObject {
    /// Of {title, keys}; each of these of {command, keys, text}, without a command where the controls have it by themselves.
    readonly property var groups: [
        {title: qsTr("Everywhere"), keys: [
            {command: "help", keys: ["F1"], text: qsTr("Keyboard shortcuts")},
            {keys: ["Tab"], text: qsTr("Next control; with Shift, previous")},
            {keys: ["Return", "Space"], text: qsTr("Activate the focused control")},
            {command: "back", keys: ["Alt+Left"], text: qsTr("Back")},
            {command: "close", keys: ["Esc"], text: qsTr("Close a sheet, or go back")},
            {command: "home", keys: ["Alt+1"], text: qsTr("Home")},
            {command: "lists", keys: ["Alt+2"], text: qsTr("Lists")},
            {command: "odds", keys: ["Alt+3"], text: qsTr("Odds")},
            {command: "rules", keys: ["Alt+4"], text: qsTr("Rules")},
            {command: "history", keys: ["Alt+5"], text: qsTr("History")},
            {command: "settings", keys: ["Alt+6"], text: qsTr("Settings")},
            {command: "newList", keys: ["Ctrl+N"], text: qsTr("New list")},
            {command: "newMatch", keys: ["Ctrl+M"], text: qsTr("New match")},
            {command: "import", keys: ["Ctrl+O"], text: qsTr("Import a list")},
            {command: "save", keys: ["Ctrl+S"], text: qsTr("Save a unit, past match or report")},
            {command: "backUp", keys: ["Ctrl+B"], text: qsTr("Back up now (in Settings)")}
        ]},
        {title: qsTr("Lists, rules and history"), keys: [
            {command: "find", keys: ["Ctrl+F"], text: qsTr("Search")},
            {keys: ["Up", "Down"], text: qsTr("Previous or next row")},
            {command: "enterMatch", keys: ["Ctrl+E"], text: qsTr("Add a past match")},
            {command: "results", keys: ["Ctrl+R"], text: qsTr("Matches or results")}
        ]},
        {title: qsTr("A list"), keys: [
            {command: "undoEdit", keys: ["Ctrl+Z"], text: qsTr("Undo")},
            {command: "redoEdit", keys: ["Ctrl+Shift+Z", "Ctrl+Y"], text: qsTr("Redo")},
            {command: "add", keys: ["Ctrl+F"], text: qsTr("Find a unit to add")},
            {command: "limits", keys: ["Ctrl+L"], text: qsTr("Limits")},
            {command: "share", keys: ["Ctrl+P"], text: qsTr("Print and share")},
            {command: "playList", keys: ["Ctrl+Return"], text: qsTr("Play a match with this list")}
        ]},
        {title: qsTr("Odds"), keys: [
            {command: "swap", keys: ["Ctrl+T"], text: qsTr("Swap sides")},
            {command: "undoAnswer", keys: ["Ctrl+Z"], text: qsTr("Undo last answer")},
            {command: "copyOdds", keys: ["Ctrl+Shift+C"], text: qsTr("Copy the odds as text")},
            {keys: ["Ctrl+R"], text: qsTr("Rules")}
        ]},
        {title: qsTr("A match"), keys: [
            {command: "proceed", keys: ["Ctrl+Return"], text: qsTr("Continue, or begin the match")},
            {command: "whoActs", keys: ["Ctrl+I"], text: qsTr("Hear whose turn it is")},
            {command: "undo", keys: ["Ctrl+Z"], text: qsTr("Undo")},
            {command: "redo", keys: ["Ctrl+Shift+Z", "Ctrl+Y"], text: qsTr("Redo")},
            {command: "now", keys: ["Ctrl+R"], text: qsTr("Relevant rules")},
            {command: "log", keys: ["Ctrl+L"], text: qsTr("Log")},
            {command: "menu", keys: ["Ctrl+K"], text: qsTr("More")},
            {keys: ["Up", "Down"], text: qsTr("Previous or next unit; on the map, previous or next thing")},
            {keys: ["Ctrl+Up", "Ctrl+Left"], text: qsTr("On the map: move what is selected by 1; with Shift, by 5")},
            {keys: ["1 – 9", "0"], text: qsTr("In a roll: enter a die; 0 is 10")},
            {keys: ["Backspace"], text: qsTr("In a roll: undo die")}
        ]}
    ]

    function keysOf(command: string): var {
        for (const group of groups)
            for (const entry of group.keys)
                if (entry.command === command)
                    return entry.keys;
        console.warn("no keys for", command);
        return [];
    }
}
