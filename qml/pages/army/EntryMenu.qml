import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// What can be done with a Unit of the army.
MenuSheet {
    id: menu

    required property ArmyEditor editor
    property entryRow row

    signal renameWanted(entryRow row)
    signal notesWanted(entryRow row)
    signal profileWanted(string unit)
    signal removed(string title)

    title: row.title

    MenuEntry {
        iconName: "ui/edit"
        text: qsTr("Give it a name")
        detail: menu.row.ownName
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
        iconName: "ui/file"
        visible: menu.row.known
        height: visible ? implicitHeight : 0
        text: menu.row.card.hasProfile ? qsTr("Change its card") : qsTr("Type in its card")
        detail: menu.row.card.fromUser ? qsTr("your card is in use") : ""
        onClicked: {
            menu.close();
            menu.profileWanted(menu.row.card.unit);
        }
    }
    MenuEntry {
        iconName: "ui/delete"
        danger: true
        text: qsTr("Drop from the army")
        onClicked: {
            const title = menu.row.title;
            menu.close();
            menu.editor.remove(menu.row.entry);
            menu.removed(title);
        }
    }
}
