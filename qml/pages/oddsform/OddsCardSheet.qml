pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Which card to copy into the question: one of the saved lists, or of the catalogue.
Sheet {
    id: sheet

    required property OddsController odds
    property string place
    property string placeLabel

    title: placeLabel !== "" ? qsTr("%1: fill from a unit").arg(placeLabel) : qsTr("Fill from a unit")
    onAboutToShow: {
        odds.cardSearch = "";
        odds.showCards(place);
    }

    SearchField {
        id: search
        width: parent ? parent.width : 0
        visible: list.count > 7 || text !== ""
        label: qsTr("Search names and lists")
        text: sheet.odds.cardSearch
        onTextEdited: sheet.odds.cardSearch = text
    }
    RowList {
        id: list
        width: parent ? parent.width : 0
        height: Math.max(200, Math.min(contentHeight + 12, sheet.parent ? sheet.parent.height - 240 : 400))
        model: sheet.odds.cards
        Accessible.role: Accessible.List
        Accessible.name: sheet.title
        section.property: "section"
        delegate: MenuEntry {
            required property gameCard row
            required property string key
            width: list.width
            iconName: "ui/file"
            text: row.name
            detail: row.figures !== "" ? row.figures : row.kind
            onClicked: sheet.closeThen(() => sheet.odds.fill(sheet.place, key))
        }
        EmptyState {
            width: Math.min(320, parent.width)
            anchors.centerIn: parent
            visible: list.count === 0
            iconName: "ui/armies"
            title: search.text !== "" ? qsTr("Nothing matches") : qsTr("Nothing to choose from yet")
            text: search.text !== "" ? "" : qsTr("Units in your lists appear here.")
        }
    }
}
