// Not ComponentBehavior: Bound, since Qt 6.4 can't make a list's footer of a bound component.
// qmllint disable unqualified
import QtQuick
import Adjutant

/// The lists of the chosen game: the saved ones with their totals against their limits, and the samples.
PageFrame {
    id: page

    title: qsTr("Lists")
    subtitle: Games.current.name

    readonly property bool narrow: width < 600

    Component.onCompleted: ListLibrary.search = ""

    actions: [
        IconButtons {
            entries: [{icon: "ui/import", label: qsTr("Import"), shown: page.narrow, go: () => page.shell.importList()}]
        },
        PushButtons {
            entries: [
                {icon: "ui/import", text: qsTr("Import"), shown: !page.narrow, go: () => page.shell.importList()},
                {kind: "primary", icon: "ui/plus", text: qsTr("New list"), go: () => page.shell.newList()}
            ]
        }
    ]
    SearchField {
        id: search
        x: Theme.space
        anchors.top: page.header.bottom
        width: Math.min(420, parent.width - 2 * Theme.space)
        visible: ListLibrary.listCount > 5 || text !== ""
        height: visible ? implicitHeight : 0
        label: qsTr("Search lists")
        onTextEdited: ListLibrary.search = text
    }
    RowList {
        id: list
        anchors.top: search.bottom
        anchors.topMargin: search.visible ? 12 : 4
        anchors.bottom: parent.bottom
        x: Theme.space
        width: Math.min(parent.width - 2 * Theme.space, 900)
        spacing: Theme.gap
        bottomMargin: Theme.wideSpace
        model: ListLibrary.lists
        reuseItems: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Lists")

        delegate: ListRowCard {
            width: list.width
            onClicked: page.shell.openList(row.id)
            onMenuWanted: menu.openWith({chosen: row})
        }
        footer: Column {
            width: list.width
            spacing: Theme.gap
            EmptyState {
                width: Math.min(420, parent.width)
                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: 48
                bottomPadding: 24
                visible: ListLibrary.loaded && list.count === 0
                iconName: search.text !== "" ? "ui/search" : "ui/armies"
                title: search.text !== "" ? qsTr("No lists found") : qsTr("No lists yet")
                text: search.text !== "" ? qsTr("Try part of its name.")
                                         : qsTr("A list holds the units you play with. Start an empty list, or open a sample.")
                PushButtons {
                    entries: [{icon: "ui/plus", text: qsTr("New list"), shown: search.text === "", go: () => page.shell.newList()}]
                }
            }
            SectionTitle {
                topPadding: 14
                visible: ready.visible
                text: qsTr("Sample lists")
            }
            ReadyLists {
                id: ready
                visible: count > 0 && search.text === ""
            }
            BinEntry {}
        }
    }

    MenuSheet {
        id: menu
        property listRow chosen
        title: chosen.name
        entries: [
            {icon: "ui/edit", text: qsTr("Open"), go: () => page.shell.openList(menu.chosen.id)},
            {icon: "ui/duplicate", text: qsTr("Duplicate"), go: () => ListLibrary.duplicate(menu.chosen.id)},
            {icon: "ui/move-up", text: qsTr("Move up"), off: menu.chosen.place <= 0,
             go: () => ListLibrary.move(menu.chosen.id, menu.chosen.place - 1)},
            {icon: "ui/move-down", text: qsTr("Move down"), off: menu.chosen.place >= ListLibrary.listCount - 1,
             go: () => ListLibrary.move(menu.chosen.id, menu.chosen.place + 1)},
            {icon: "ui/delete", danger: true, text: qsTr("Delete"), detail: qsTr("Stays in the bin for 30 days"),
             go: () => ListLibrary.remove(menu.chosen.id)}
        ]
    }
}
