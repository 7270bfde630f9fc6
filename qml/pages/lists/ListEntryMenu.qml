import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What can be done with a card of the list.
MenuSheet {
    id: menu

    required property ListEditor editor
    property listEntry row
    /// Its card can be typed, on a page of the game's own or as a form.
    readonly property bool canType: editor.typesCards || Games.current.unitPage

    signal renameWanted(listEntry row)
    signal notesWanted(listEntry row)
    signal editWanted(listEntry row)
    signal removed(string title)

    title: row.title

    MenuEntry {
        iconName: "ui/edit"
        text: qsTr("Give it a name")
        detail: menu.row.ownName
        onClicked: menu.closeThen(() => menu.renameWanted(menu.row))
    }
    MenuEntry {
        iconName: "ui/note"
        text: qsTr("Notes")
        detail: menu.row.notes
        onClicked: menu.closeThen(() => menu.notesWanted(menu.row))
    }
    MenuEntry {
        iconName: "ui/duplicate"
        text: qsTr("Duplicate")
        onClicked: menu.closeThen(() => menu.editor.duplicate(menu.row.entry))
    }
    MenuEntry {
        iconName: "ui/move-up"
        text: qsTr("Move up")
        enabled: menu.row.place > 0
        onClicked: menu.closeThen(() => menu.editor.move(menu.row.entry, menu.row.place - 1))
    }
    MenuEntry {
        iconName: "ui/move-down"
        text: qsTr("Move down")
        enabled: menu.row.place < menu.editor.entries.count - 1
        onClicked: menu.closeThen(() => menu.editor.move(menu.row.entry, menu.row.place + 1))
    }
    MenuEntry {
        iconName: "ui/file"
        visible: menu.row.known && menu.canType
        text: menu.row.card.blank ? qsTr("Enter stats") : qsTr("Edit stats")
        detail: menu.row.fromUser ? qsTr("using your stats")
                                  : menu.row.own || Games.current.unitPage ? "" : qsTr("Becomes a custom unit in this list")
        onClicked: menu.closeThen(() => menu.editWanted(menu.row))
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
