pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// All saved armies with their totals against their limits.
Item {
    id: page

    readonly property Main shell: Window.window as Main
    readonly property bool narrow: width < 600

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Armies")
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
            text: qsTr("New army")
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
        label: qsTr("Search the armies")
        onTextEdited: ArmyLibrary.search = text
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
        model: ArmyLibrary.armies
        reuseItems: true
        cacheBuffer: 0 // as on RulesPage
        keyNavigationEnabled: false
        Keys.onUpPressed: event => event.accepted = walker.step(-1)
        Keys.onDownPressed: event => event.accepted = walker.step(1)
        ScrollBar.vertical: PageScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Armies")

        delegate: ArmyRowCard {
            width: list.width
            onOpened: page.shell.openArmy(row.id)
            onMenuWanted: {
                menu.army = row;
                menu.open();
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(420, parent.width - 48)
        visible: ArmyLibrary.loaded && list.count === 0
        iconName: search.text !== "" ? "ui/search" : "ui/armies"
        title: search.text !== "" ? qsTr("No army matches") : qsTr("No army yet")
        text: search.text !== "" ? qsTr("Search for a part of its name or its people.")
                                 : qsTr("Start with a people and its limits, or open a ready army from Home.")
        PushButton {
            visible: search.text === ""
            iconName: "ui/plus"
            text: qsTr("New army")
            onClicked: page.shell.newArmy()
        }
    }

    MenuSheet {
        id: menu
        property armyRow army
        title: army.name
        MenuEntry {
            iconName: "ui/edit"
            text: qsTr("Open")
            onClicked: {
                menu.close();
                page.shell.openArmy(menu.army.id);
            }
        }
        MenuEntry {
            iconName: "ui/duplicate"
            text: qsTr("Duplicate")
            onClicked: {
                menu.close();
                ArmyLibrary.duplicate(menu.army.id);
            }
        }
        MenuEntry {
            iconName: "ui/move-up"
            text: qsTr("Move up")
            enabled: menu.army.place > 0
            onClicked: {
                menu.close();
                ArmyLibrary.move(menu.army.id, menu.army.place - 1);
            }
        }
        MenuEntry {
            iconName: "ui/move-down"
            text: qsTr("Move down")
            enabled: menu.army.place < ArmyLibrary.armyCount - 1
            onClicked: {
                menu.close();
                ArmyLibrary.move(menu.army.id, menu.army.place + 1);
            }
        }
        MenuEntry {
            iconName: "ui/delete"
            danger: true
            text: qsTr("Delete")
            detail: qsTr("Kept in the bin for 30 days")
            onClicked: {
                menu.close();
                ArmyLibrary.remove(menu.army.id);
            }
        }
    }
}
