import QtQuick
import QtQuick.Controls.Basic
import Adjutant

/// One list: the cards to add on the left and the list on the right of a wide window; on a phone the former come as a
/// sheet.
Item {
    id: page

    required property string listId
    property bool isNew: false
    readonly property Main shell: Window.window as Main
    readonly property bool wide: width >= 760
    readonly property alias editor: editor

    ListEditor {
        id: editor
        library: ListLibrary
        listId: page.listId
        onEntryAdded: (entry, title) => {
            list.showEntry(entry);
            if (!page.wide)
                page.reportEdit(qsTr("%1 added").arg(title));
        }
        onRefused: why => page.shell.report(why, "", null)
        onGone: if (page.StackView.status === StackView.Active) page.shell.back()
    }
    /// What the toast says that takes an edit back; empty: none does.
    property string reported
    /// Says what was done to the list; its Undo goes with the next edit, which it would take back instead.
    function reportEdit(words: string) {
        reported = editor.undoName;
        shell.report(words, qsTr("Undo"), () => editor.undo());
    }
    Connections {
        target: editor
        function onChanged() {
            if (page.reported === "" || editor.undoName === page.reported)
                return;
            page.reported = "";
            page.shell?.hush();
        }
    }
    Connections {
        target: Settings
        function onLanguageChanged() { editor.refresh(); }
    }
    StackView.onRemoved: if (isNew && editor.undoName === "" && editor.redoName === "") ListLibrary.dropEmpty(listId)
    StackView.onActivated: {
        editor.lookAgain();
        editor.refresh();
    }

    KeyCommands {
        page: page
        commands: ({
            undoEdit: () => editor.undoName !== "" && editor.undo(),
            redoEdit: () => editor.redoName !== "" && editor.redo(),
            add: () => page.add(),
            share: () => page.openShare(),
            limits: () => page.openLimits(),
            playList: () => Games.current.hasMatch && page.shell.playList(page.listId)
        })
    }

    /// To the cards that can be added.
    function add() {
        if (wide)
            catalogue.focusSearch();
        else
            openCatalogue();
    }
    function openCatalogue() { catalogueSheet.open(); }
    function openShare() { shareSheet.open(); }
    function openLimits() { limitsSheet.open(); }
    function openExtras() { extrasSheet.open(); }
    function typeCard() {
        if (editor.typeCard())
            cardSheet.open({name: ""});
    }
    function editFirst() {
        editor.editCard(editor.entryAt(0));
        cardSheet.open({name: editor.titleOf(editor.entryAt(0))});
    }
    /// The card of a Unit of the catalogue is typed on the game's own page where there is one, and kept for all lists;
    /// any other belongs to this list.
    function editCard(row: listEntry) {
        if (!row.own && Games.current.unitPage) {
            page.shell.open("profile", {unit: row.unit});
            return;
        }
        editor.editCard(row.entry);
        cardSheet.open({name: row.title});
    }

    ListHeader {
        id: header
        width: parent.width
        editor: page.editor
        onShareWanted: page.openShare()
        onLimitsWanted: page.openLimits()
        onRenameWanted: nameSheet.ask(qsTr("List name"), page.editor.name, false, words => page.editor.renameList(words))
        onNotesWanted: nameSheet.ask(qsTr("Notes on the list"), page.editor.notes, true, words => page.editor.annotateList(words))
    }
    Divider {
        anchors.top: header.bottom
        width: parent.width
        z: 1
    }
    CataloguePane {
        id: catalogue
        visible: page.wide
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: page.wide ? Math.max(320, Math.min(420, page.width * 0.36)) : 0
        editor: page.editor
        onProfileWanted: unit => page.shell.open("profile", {unit: unit})
        onCardWanted: page.typeCard()
    }
    Divider {
        visible: page.wide
        anchors.left: catalogue.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
    }
    ListEntries {
        id: list
        anchors.left: page.wide ? catalogue.right : parent.left
        anchors.leftMargin: page.wide ? 1 : 0
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.bottom: page.wide ? parent.bottom : addBar.top
        editor: page.editor
        onMenuWanted: row => menu.openWith({row: row})
        onOptionsWanted: row => optionSheet.open({row: row})
        onEditWanted: row => page.editCard(row)
        onExtrasWanted: page.openExtras()
        onAddWanted: page.add()
    }
    FootBar {
        id: addBar
        visible: !page.wide
        height: visible ? addButton.implicitHeight + 24 : 0
        PushButton {
            id: addButton
            anchors.fill: parent
            anchors.margins: 12
            kind: "primary"
            iconName: "ui/person-add"
            text: qsTr("Add to the list")
            onClicked: page.openCatalogue()
        }
    }

    TextSheet { id: nameSheet }
    // What can be done with a card of the list.
    MenuSheet {
        id: menu
        property listEntry row
        /// Its card can be typed, on a page of the game's own or as a form.
        readonly property bool canType: editor.typesCards || Games.current.unitPage
        title: row.title
        entries: [
            {icon: "ui/edit", text: qsTr("Give it a name"), detail: row.ownName,
             go: () => nameSheet.ask(qsTr("Custom name for %1").arg(menu.row.card.name), menu.row.ownName, false, text => editor.rename(menu.row.entry, text))},
            {icon: "ui/note", text: qsTr("Notes"), detail: row.notes,
             go: () => nameSheet.ask(qsTr("Notes on %1").arg(menu.row.title), menu.row.notes, true, text => editor.annotate(menu.row.entry, text))},
            {icon: "ui/duplicate", text: qsTr("Duplicate"), go: () => editor.duplicate(menu.row.entry)},
            {icon: "ui/move-up", text: qsTr("Move up"), off: row.place <= 0, go: () => editor.move(menu.row.entry, menu.row.place - 1)},
            {icon: "ui/move-down", text: qsTr("Move down"), off: row.place >= editor.entries.count - 1,
             go: () => editor.move(menu.row.entry, menu.row.place + 1)},
            ...(row.known && canType ? [{icon: "ui/file", text: row.card.blank ? qsTr("Enter stats") : qsTr("Edit stats"),
                                         detail: row.fromUser ? qsTr("using your stats")
                                                 : row.own || Games.current.unitPage ? "" : qsTr("Becomes a custom unit in this list"),
                                         go: () => page.editCard(menu.row)}] : []),
            {icon: "ui/delete", danger: true, text: qsTr("Remove from the list"), go: () => {
                const title = menu.row.title;
                editor.remove(menu.row.entry);
                page.reportEdit(qsTr("%1 removed").arg(title));
            }}
        ]
    }

    // The Loader of Qt 6.4 can't make a bound component, so sheets that are seldom needed have files of their own.
    SheetLoader { id: catalogueSheet; file: Qt.resolvedUrl("CatalogueSheet.qml"); given: ({page: page}) }
    SheetLoader { id: optionSheet; file: Qt.resolvedUrl("OptionSheet.qml"); given: ({editor: editor}) }
    SheetLoader { id: shareSheet; file: Qt.resolvedUrl("ListShareSheet.qml"); given: ({editor: editor, shell: page.shell}) }
    SheetLoader { id: limitsSheet; file: Qt.resolvedUrl("LimitsSheet.qml"); given: ({editor: editor}) }
    SheetLoader { id: extrasSheet; file: Qt.resolvedUrl("ListExtrasSheet.qml"); given: ({editor: editor}) }
    SheetLoader { id: cardSheet; file: Qt.resolvedUrl("ListCardSheet.qml"); given: ({editor: editor}) }
}
