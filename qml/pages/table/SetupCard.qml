pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What is settled before it begins: the first thing settles all that it can, the others one thing each.
Card {
    id: card

    required property TableController table

    signal offerChosen(string key)

    implicitHeight: body.implicitHeight + 28

    Column {
        id: body
        x: 14
        y: 14
        width: parent.width - 28
        spacing: 6
        SectionTitle { text: qsTr("Before it begins") }
        Repeater {
            model: card.table.offers.setup
            delegate: Item {
                id: entry
                required property tableOffer row
                required property int index
                readonly property bool first: index === 0 && !row.closed
                width: body.width
                implicitHeight: first ? main.implicitHeight + 6 : row.closed ? why.implicitHeight + 6 : line.implicitHeight
                PushButton {
                    id: main
                    visible: entry.first
                    width: parent.width
                    kind: "primary"
                    text: entry.row.label
                    description: entry.row.detail
                    onClicked: card.offerChosen(entry.row.key)
                }
                MenuEntry {
                    id: line
                    visible: !entry.first && !entry.row.closed
                    width: parent.width
                    iconName: entry.row.eyesOnly ? "ui/eye" : "ui/chevron-right"
                    text: entry.row.label
                    detail: entry.row.detail
                    onClicked: card.offerChosen(entry.row.key)
                }
                CaptionText {
                    id: why
                    visible: entry.row.closed
                    width: parent.width
                    text: Phrase.of(qsTr("%1: %2"), [entry.row.label, entry.row.reason])
                }
            }
        }
    }
}
