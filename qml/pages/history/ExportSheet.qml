import QtQuick
import Adjutant

/// As what matches leave the app.
MenuSheet {
    id: sheet

    /// One match, or all that are shown.
    property bool single: true
    property int count: 1

    /// Saves in a format; gives the path, empty where nothing was saved.
    required property var save

    function take(format: string) {
        const saveAs = save;
        (parent.Window.window as Main)?.reportSaved(saveAs(format));
    }

    title: single ? qsTr("Save this match") : qsTr("Save %n match(es)", "", count)
    preferredWidth: 480

    ColumnBlock {
        MenuEntries {
            menu: sheet
            entries: [
                {icon: "ui/globe", text: sheet.single ? qsTr("Match report (web page)") : qsTr("Match reports (one web page each)"),
                 detail: qsTr("With armies, charts, luck and every step"), go: () => sheet.take("html")},
                {icon: "ui/export", text: sheet.single ? qsTr("Adjutant match") : qsTr("Adjutant matches (one file each)"),
                 detail: qsTr("Can be imported again in full"), go: () => sheet.take("log")},
                {icon: "ui/file", text: qsTr("Table (CSV)"), go: () => sheet.take("csv"),
                 detail: sheet.single ? qsTr("One step per line") : qsTr("One match per line, for a spreadsheet")},
                {icon: "ui/share", text: qsTr("Plays for BG Stats"), detail: qsTr("Finished matches only"), go: () => sheet.take("bgstats")}
            ]
        }
    }
}
