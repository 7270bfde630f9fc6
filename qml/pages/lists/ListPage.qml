pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// One list: the cards to add on the left and the list on the right of a wide window; on a phone the former come as a
/// sheet.
Item {
    id: page

    required property string armyId
    readonly property Main shell: Window.window as Main
    readonly property bool wide: width >= 760
    readonly property alias editor: editor

    ListEditor {
        id: editor
        library: ArmyLibrary
        listId: page.armyId
        onEntryAdded: (entry, title) => {
            entries.showEntry(entry);
            if (!page.wide)
                page.shell.tell(qsTr("%1 added").arg(title), qsTr("Undo"), () => editor.undo());
        }
    }
    Connections {
        target: Settings
        function onLanguageChanged() { editor.refresh(); }
    }
    StackView.onActivated: editor.refresh()

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: page.StackView.status === StackView.Active && editor.undoName !== ""
        onActivated: editor.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: page.StackView.status === StackView.Active && editor.redoName !== ""
        onActivated: editor.redo()
    }
    Shortcut {
        sequence: "Ctrl+F"
        enabled: page.StackView.status === StackView.Active
        onActivated: page.wide ? catalogue.focusSearch() : page.openCatalogue()
    }

    // The Loader of Qt 6.4 can't make a bound component, so sheets that are seldom needed have files of their own.
    function openCatalogue() {
        if (catalogueLoader.status === Loader.Null)
            catalogueLoader.setSource("CatalogueSheet.qml", {editor: editor});
        (catalogueLoader.item as CatalogueSheet).open();
    }
    function openShare() {
        if (shareLoader.status === Loader.Null)
            shareLoader.setSource("ListShareSheet.qml", {editor: editor});
        (shareLoader.item as ListShareSheet).open();
    }
    function openExtras() {
        if (extrasLoader.status === Loader.Null)
            extrasLoader.setSource("ListExtrasSheet.qml", {editor: editor});
        (extrasLoader.item as ListExtrasSheet).open();
    }
    function typeCard() {
        editor.typeCard();
        cardSheet.name = "";
        cardSheet.open();
    }
    function editFirst() {
        editCard(editor.entries.data(editor.entries.index(0, 0)));
    }
    function editCard(entry: string) {
        editor.editCard(entry);
        cardSheet.name = editor.titleOf(entry);
        cardSheet.open();
    }

    ListHeader {
        id: header
        width: parent.width
        editor: page.editor
        canPlay: Games.current.hasTable
        onBack: page.shell.back()
        onMatchWanted: page.shell.playArmy(page.armyId)
        onShareWanted: page.openShare()
        onRenameWanted: words.ask(qsTr("Name of the list"), page.editor.name, false, name => page.editor.renameList(name))
        onNotesWanted: words.ask(qsTr("Notes on the list"), page.editor.notes, true, notes => page.editor.annotateList(notes))
    }
    Rectangle {
        anchors.top: header.bottom
        width: parent.width
        height: Theme.borderWidth
        color: Theme.divider
        z: 1
    }
    CataloguePane {
        id: catalogue
        visible: page.wide
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: page.wide ? Math.max(320, Math.min(420, page.width * 0.36)) : 0
        editor: page.editor
        onCardWanted: page.typeCard()
    }
    Rectangle {
        visible: page.wide
        anchors.left: catalogue.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: Theme.borderWidth
        color: Theme.divider
    }
    ListEntries {
        id: entries
        anchors.left: page.wide ? catalogue.right : parent.left
        anchors.leftMargin: page.wide ? 1 : 0
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.bottom: page.wide ? parent.bottom : addBar.top
        editor: page.editor
        onMenuWanted: row => {
            menu.row = row;
            menu.open();
        }
        onEditWanted: entry => page.editCard(entry)
        onExtrasWanted: page.openExtras()
        onAddWanted: page.wide ? catalogue.focusSearch() : page.openCatalogue()
    }
    Rectangle {
        id: addBar
        visible: !page.wide
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? addButton.implicitHeight + 24 : 0
        color: Theme.surface
        Rectangle {
            width: parent.width
            height: Theme.borderWidth
            color: Theme.divider
        }
        PushButton {
            id: addButton
            anchors.fill: parent
            anchors.margins: 12
            kind: "primary"
            iconName: "ui/plus"
            text: qsTr("Add a card")
            onClicked: page.openCatalogue()
        }
    }

    ListEntryMenu {
        id: menu
        editor: page.editor
        onRenameWanted: row => words.ask(qsTr("Name of %1").arg(row.card.name), row.title, false, name => page.editor.rename(row.entry, name))
        onNotesWanted: row => words.ask(qsTr("Notes on %1").arg(row.title), row.notes, true, notes => page.editor.annotate(row.entry, notes))
        onEditWanted: entry => page.editCard(entry)
        onRemoved: title => page.shell.tell(qsTr("%1 removed").arg(title), qsTr("Undo"), () => page.editor.undo())
    }
    TextSheet { id: words }
    FormSheet {
        id: cardSheet
        property string name
        form: page.editor.cardForm
        title: name !== "" ? name : qsTr("A card of your own")
        subtitle: page.editor.gameName
        confirmText: qsTr("Keep the card")
        onConfirmed: if (page.editor.keepCard()) close()
    }

    Loader { id: catalogueLoader }
    Loader { id: shareLoader }
    Loader { id: extrasLoader }
    Connections {
        target: catalogueLoader.item as CatalogueSheet
        function onCardWanted() { page.typeCard(); }
    }
    Connections {
        target: shareLoader.item as ListShareSheet
        function onTold(said: string) { page.shell.tell(said, "", null); }
    }
}
