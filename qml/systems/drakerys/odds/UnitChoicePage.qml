// Not ComponentBehavior: Bound, since Qt 6.4 can't make a section delegate of a bound component.
// qmllint disable unqualified
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Which Unit stands on a side: one of the saved armies, or any of the catalogue.
Item {
    id: page

    property OddsDesk desk: null
    property OddsSide side: null

    property alias searchField: search

    readonly property Main shell: Window.window as Main

    OddsUnits { id: offered }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Choose a Unit")
        canGoBack: true
        onBack: page.shell.back()
    }
    SearchField {
        id: search
        x: Theme.space
        anchors.top: header.bottom
        width: Math.min(560, parent.width - 2 * Theme.space)
        label: qsTr("Search names, armies, peoples")
        onTextEdited: offered.search = text
    }
    ListView {
        id: list
        anchors.top: search.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        x: Theme.space
        width: Math.min(parent.width - 2 * Theme.space, 720)
        clip: true
        bottomMargin: Theme.wideSpace
        boundsBehavior: Flickable.StopAtBounds
        model: offered.units
        cacheBuffer: 4000
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: list }
        section.property: "section"
        section.delegate: SectionTitle {
            required property string section
            width: list.width
            topPadding: 14
            bottomPadding: 4
            leftPadding: 12
            text: section
        }
        delegate: MenuEntry {
            required property oddsUnitRow row
            width: list.width
            iconName: "factions/" + row.faction
            text: row.name
            detail: row.detail
            enabled: row.known
            onClicked: {
                page.desk.choose(page.side, row.id, row.warriors);
                page.shell.back();
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(420, parent.width - 48)
        visible: list.count === 0
        iconName: "ui/search"
        title: qsTr("No Unit matches")
        text: qsTr("A part of a name is enough.")
    }
}
