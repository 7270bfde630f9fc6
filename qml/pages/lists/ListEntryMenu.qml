import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// What can be done with a card of the list.
MenuSheet {
    id: menu

    required property ListEditor editor
    property listEntry row

    signal renameWanted(listEntry row)
    signal notesWanted(listEntry row)
    signal editWanted(string entry)
    signal removed(string title)

    title: row.title

    MenuEntry {
        iconName: "ui/file"
        text: qsTr("Edit the card")
        detail: menu.row.own ? "" : qsTr("It becomes a card of your own in this list")
        onClicked: {
            menu.close();
            menu.editWanted(menu.row.entry);
        }
    }
    MenuEntry {
        iconName: "ui/edit"
        text: qsTr("Rename")
        onClicked: {
            menu.close();
            menu.renameWanted(menu.row);
        }
    }
    MenuEntry {
        iconName: "ui/note"
        text: qsTr("Notes")
        detail: menu.row.notes
        onClicked: {
            menu.close();
            menu.notesWanted(menu.row);
        }
    }
    MenuEntry {
        iconName: "ui/duplicate"
        text: qsTr("Duplicate")
        onClicked: {
            menu.close();
            menu.editor.duplicate(menu.row.entry);
        }
    }
    MenuEntry {
        iconName: "ui/move-up"
        text: qsTr("Move up")
        enabled: menu.row.place > 0
        onClicked: {
            menu.close();
            menu.editor.move(menu.row.entry, menu.row.place - 1);
        }
    }
    MenuEntry {
        iconName: "ui/move-down"
        text: qsTr("Move down")
        enabled: menu.row.place < menu.editor.entries.count - 1
        onClicked: {
            menu.close();
            menu.editor.move(menu.row.entry, menu.row.place + 1);
        }
    }
    MenuEntry {
        iconName: "ui/delete"
        danger: true
        text: qsTr("Remove from the list")
        onClicked: {
            const title = menu.row.title;
            menu.close();
            menu.editor.remove(menu.row.entry);
            menu.removed(title);
        }
    }
}
