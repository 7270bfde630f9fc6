import QtQuick
import Adjutant.Components

/// What can be done with a card of the list.
MenuSheet {
    required property ListPage page
    required property TextSheet words
    readonly property ListEditor editor: page.editor
    property listEntry row
    /// Its card can be typed, on a page of the game's own or as a form.
    readonly property bool canType: editor.typesCards || Games.current.unitPage

    title: row.title
    entries: [
        {icon: "ui/edit", text: qsTr("Give it a name"), detail: row.ownName,
         go: () => words.ask(qsTr("Custom name for %1").arg(row.card.name), row.ownName, false, text => editor.rename(row.entry, text))},
        {icon: "ui/note", text: qsTr("Notes"), detail: row.notes,
         go: () => words.ask(qsTr("Notes on %1").arg(row.title), row.notes, true, text => editor.annotate(row.entry, text))},
        {icon: "ui/duplicate", text: qsTr("Duplicate"), go: () => editor.duplicate(row.entry)},
        {icon: "ui/move-up", text: qsTr("Move up"), off: row.place <= 0, go: () => editor.move(row.entry, row.place - 1)},
        {icon: "ui/move-down", text: qsTr("Move down"), off: row.place >= editor.entries.count - 1,
         go: () => editor.move(row.entry, row.place + 1)},
        ...(row.known && canType ? [{icon: "ui/file", text: row.card.blank ? qsTr("Enter stats") : qsTr("Edit stats"),
                                     detail: row.fromUser ? qsTr("using your stats")
                                             : row.own || Games.current.unitPage ? "" : qsTr("Becomes a custom unit in this list"),
                                     go: () => page.editCard(row)}] : []),
        {icon: "ui/delete", danger: true, text: qsTr("Remove from the list"), go: () => {
            const title = row.title;
            editor.remove(row.entry);
            page.reportEdit(qsTr("%1 removed").arg(title));
        }}
    ]
}
