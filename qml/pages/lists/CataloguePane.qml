pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// What can be added to a list: a card that the owner types, and the cards of the catalogue by faction, with their
/// sizes and prices.
Item {
    id: pane

    required property ListEditor editor
    property real inset: 12
    /// The one that is unfolded.
    property string unfolded

    signal profileWanted(string unit)
    signal cardWanted()

    function focusSearch() {
        if (search.visible)
            search.forceActiveFocus(Qt.ShortcutFocusReason);
        else
            own.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    PushButton {
        id: own
        x: pane.inset
        y: pane.inset
        width: pane.width - 2 * pane.inset
        visible: pane.editor.typesCards
        height: visible ? implicitHeight : 0
        iconName: "ui/edit"
        text: qsTr("Create custom unit")
        onClicked: pane.cardWanted()
    }

    SearchField {
        id: search
        anchors.top: own.bottom
        anchors.topMargin: own.visible ? 8 : 0
        x: pane.inset
        width: pane.width - 2 * pane.inset
        visible: pane.editor.catalogueSize > 0
        height: visible ? implicitHeight : 0
        label: qsTr("Search names, types and abilities")
        text: pane.editor.search
        onTextEdited: pane.editor.search = text
    }
    SideStrip {
        id: types
        anchors.top: search.bottom
        anchors.topMargin: visible ? 8 : 0
        x: pane.inset
        width: pane.width - 2 * pane.inset
        height: visible ? Theme.target : 0
        visible: pane.editor.types.length > 1
        contentWidth: typeRow.implicitWidth
        ChoiceRow {
            id: typeRow
            compact: true
            label: qsTr("Type")
            choices: Array.from([{text: qsTr("All"), value: ""}]).concat(Array.from(pane.editor.types).map(each => ({text: each, value: each})))
            current: pane.editor.type
            onChosen: value => pane.editor.type = value
        }
    }
    RowList {
        id: list
        anchors.top: types.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        x: pane.inset
        width: pane.width - 2 * pane.inset
        spacing: 6
        bottomMargin: 16
        model: pane.editor.catalogue
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Available units")
        section.property: "section"
        delegate: CatalogueCardLine {
            width: list.width
            editor: pane.editor
            unfolded: pane.unfolded === row.unit
            onUnfoldWanted: pane.unfolded = unfolded ? "" : row.unit
            onProfileWanted: pane.profileWanted(row.unit)
        }
    }
    EmptyState {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: search.bottom
        anchors.topMargin: 48
        width: Math.min(320, parent.width - 32)
        visible: list.count === 0 && (search.text !== "" || pane.editor.catalogueSize === 0)
        iconName: search.text !== "" ? "ui/search" : "ui/edit"
        title: search.text !== "" ? qsTr("Nothing matches") : qsTr("No ready-made units")
        text: search.text !== "" ? qsTr("Try part of a name, type or ability.")
                                 : qsTr("Create the units you play with. They are saved in this list.")
    }
}
