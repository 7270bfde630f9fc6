// Not ComponentBehavior: Bound, since Qt 6.4 can't make a list's footer of a bound component.
// qmllint disable unqualified
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The lists of the chosen game: the saved ones, and those that are ready.
Item {
    id: page

    readonly property Main shell: Window.window as Main
    readonly property bool narrow: width < 600

    ListLibrary {
        id: lists
        library: ArmyLibrary
    }
    StackView.onActivated: lists.refresh()

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Lists")
        subtitle: Games.current.name
        PushButton {
            visible: !page.narrow
            iconName: "ui/import"
            text: qsTr("Import")
            onClicked: page.shell.importArmy()
        }
        IconButton {
            visible: page.narrow
            iconName: "ui/import"
            label: qsTr("Import")
            onClicked: page.shell.importArmy()
        }
        PushButton {
            kind: "primary"
            iconName: "ui/plus"
            text: qsTr("New list")
            onClicked: page.shell.newArmy()
        }
    }
    SearchField {
        id: search
        x: Theme.space
        anchors.top: header.bottom
        width: Math.min(420, parent.width - 2 * Theme.space)
        visible: ArmyLibrary.armyCount > 5 || text !== ""
        height: visible ? implicitHeight : 0
        label: qsTr("Search the lists")
        onTextEdited: lists.search = text
    }
    RowWalker {
        id: walker
        list: list
    }
    ListView {
        id: list
        anchors.top: search.bottom
        anchors.topMargin: search.visible ? 12 : 4
        anchors.bottom: parent.bottom
        x: Theme.space
        width: Math.min(parent.width - 2 * Theme.space, 900)
        clip: true
        spacing: Theme.gap
        bottomMargin: Theme.wideSpace
        boundsBehavior: Flickable.StopAtBounds
        model: lists.lists
        cacheBuffer: 0 // as on RulesPage
        keyNavigationEnabled: false
        Keys.onUpPressed: event => event.accepted = walker.step(-1)
        Keys.onDownPressed: event => event.accepted = walker.step(1)
        ScrollBar.vertical: PageScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Lists")

        delegate: ListRowCard {
            width: list.width
            onOpened: page.shell.openArmy(row.id)
            onMenuWanted: {
                menu.chosen = row;
                menu.open();
            }
        }
        footer: Column {
            width: list.width
            spacing: Theme.gap
            EmptyState {
                width: Math.min(420, parent.width)
                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: 48
                bottomPadding: 24
                visible: ArmyLibrary.loaded && list.count === 0
                iconName: search.text !== "" ? "ui/search" : "ui/armies"
                title: search.text !== "" ? qsTr("No list matches") : qsTr("No list yet")
                text: search.text !== "" ? qsTr("Search for a part of its name.")
                                         : qsTr("A list holds the cards that you play with: ready ones, or cards that you type in.")
                PushButton {
                    visible: search.text === ""
                    iconName: "ui/plus"
                    text: qsTr("New list")
                    onClicked: page.shell.newArmy()
                }
            }
            SectionTitle {
                topPadding: 14
                visible: ready.count > 0
                text: qsTr("Ready lists")
            }
            Repeater {
                id: ready
                model: lists.readyLists
                delegate: MenuEntry {
                    required property listRow row
                    iconName: "ui/armies"
                    leadsOn: true
                    text: row.name
                    detail: row.sample ? qsTr("%n card(s) · sample", "", row.cards) : qsTr("%n card(s)", "", row.cards)
                    onClicked: page.shell.openArmy(ArmyLibrary.createFromReadyList(row.id))
                }
            }
        }
    }

    MenuSheet {
        id: menu
        property listRow chosen
        title: chosen.name
        MenuEntry {
            iconName: "ui/edit"
            text: qsTr("Open")
            onClicked: {
                menu.close();
                page.shell.openArmy(menu.chosen.id);
            }
        }
        MenuEntry {
            iconName: "ui/duplicate"
            text: qsTr("Duplicate")
            onClicked: {
                menu.close();
                ArmyLibrary.duplicate(menu.chosen.id);
            }
        }
        MenuEntry {
            iconName: "ui/move-up"
            text: qsTr("Move up")
            enabled: menu.chosen.place > 0
            onClicked: {
                menu.close();
                ArmyLibrary.move(menu.chosen.id, menu.chosen.place - 1);
            }
        }
        MenuEntry {
            iconName: "ui/move-down"
            text: qsTr("Move down")
            enabled: menu.chosen.place < ArmyLibrary.armyCount - 1
            onClicked: {
                menu.close();
                ArmyLibrary.move(menu.chosen.id, menu.chosen.place + 1);
            }
        }
        MenuEntry {
            iconName: "ui/delete"
            danger: true
            text: qsTr("Delete")
            detail: qsTr("Kept in the bin for 30 days")
            onClicked: {
                menu.close();
                ArmyLibrary.remove(menu.chosen.id);
            }
        }
    }
}
