// Not ComponentBehavior: Bound, since Qt 6.4 can't make a list's header and footer of a bound component.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The list: what is wrong with it, then its cards.
Item {
    id: pane

    required property ListEditor editor

    signal menuWanted(listEntry row)
    signal editWanted(string entry)
    signal addWanted()
    signal extrasWanted()

    function showEntry(entry: string) {
        for (let place = 0; place < list.count; ++place)
            if (pane.editor.entries.data(pane.editor.entries.index(place, 0)) === entry) {
                list.positionViewAtIndex(place, ListView.Contain);
                return;
            }
    }

    RowWalker {
        id: walker
        list: list
    }
    ListView {
        id: list
        anchors.fill: parent
        anchors.leftMargin: Theme.space
        anchors.rightMargin: Theme.space
        clip: true
        spacing: Theme.gap
        topMargin: 12
        bottomMargin: Theme.wideSpace
        cacheBuffer: 0 // as on RulesPage
        keyNavigationEnabled: false
        Keys.onUpPressed: event => event.accepted = walker.step(-1)
        Keys.onDownPressed: event => event.accepted = walker.step(1)
        boundsBehavior: Flickable.StopAtBounds
        model: pane.editor.entries
        ScrollBar.vertical: PageScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Cards of the list")

        header: Column {
            width: list.width
            spacing: Theme.gap
            bottomPadding: findings.count > 0 || notes.visible || pane.editor.hasExtras ? Theme.gap : 0
            Repeater {
                id: findings
                model: pane.editor.findings
                delegate: FindingCard {
                    width: list.width
                    onShown: pane.showEntry(row.entry)
                }
            }
            Card {
                width: parent.width
                visible: pane.editor.hasExtras
                implicitHeight: extras.implicitHeight
                MenuEntry {
                    id: extras
                    iconName: "ui/edit"
                    text: qsTr("Whole list")
                    detail: pane.editor.extrasText
                    leadsOn: true
                    onClicked: pane.extrasWanted()
                }
            }
            CaptionText {
                id: notes
                width: parent.width
                visible: text !== ""
                text: pane.editor.notes
                font.italic: true
            }
        }
        delegate: ListEntryCard {
            width: list.width
            count: list.count
            onMenuWanted: pane.menuWanted(row)
            onEditWanted: pane.editWanted(row.entry)
        }
        footer: EmptyState {
            width: list.width
            topPadding: 40
            visible: list.count === 0
            height: visible ? implicitHeight : 0
            iconName: "ui/person-add"
            title: qsTr("Add the first card")
            text: qsTr("Choose a ready card, or type in one of your own.")
            PushButton {
                kind: "primary"
                iconName: "ui/plus"
                text: qsTr("Add a card")
                onClicked: pane.addWanted()
            }
        }
    }
}
