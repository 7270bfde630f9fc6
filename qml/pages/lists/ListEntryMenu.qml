import QtQuick
import Adjutant.Components

/// What can be done with a card of the list.
MenuSheet {
    id: menu

    required property ListPage page
    required property TextSheet words
    readonly property ListEditor editor: page.editor
    property listEntry row
    /// Its card can be typed, on a page of the game's own or as a form.
    readonly property bool canType: editor.typesCards || Games.current.unitPage

    title: row.title

    MenuEntry {
        iconName: "ui/edit"
        text: qsTr("Give it a name")
        detail: menu.row.ownName
        onClicked: menu.closeThen(() => menu.words.ask(qsTr("Custom name for %1").arg(menu.row.card.name), menu.row.ownName, false, text => menu.editor.rename(menu.row.entry, text)))
    }
    MenuEntry {
        iconName: "ui/note"
        text: qsTr("Notes")
        detail: menu.row.notes
        onClicked: menu.closeThen(() => menu.words.ask(qsTr("Notes on %1").arg(menu.row.title), menu.row.notes, true, text => menu.editor.annotate(menu.row.entry, text)))
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
        onClicked: menu.closeThen(() => menu.page.editCard(menu.row))
    }
    MenuEntry {
        iconName: "ui/delete"
        danger: true
        text: qsTr("Remove from the list")
        onClicked: {
            const title = menu.row.title;
            menu.close();
            menu.editor.remove(menu.row.entry);
            menu.page.reportEdit(qsTr("%1 removed").arg(title));
        }
    }
}
