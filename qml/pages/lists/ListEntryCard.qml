pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A card of the list.
Card {
    id: entry

    required property listEntry row
    required property int count

    signal menuWanted()
    signal editWanted()
    signal moved(int place)

    /// The card's own name where it has another here, its kind, and whose card it is.
    function about(): string {
        let words = row.title !== row.card.name ? row.card.name : "";
        for (const more of [row.card.kind, row.own ? qsTr("own card") : ""])
            words += words !== "" && more !== "" ? " · " + more : more;
        return words;
    }

    implicitHeight: column.implicitHeight + 24
    border.color: row.hasFindings ? Theme.danger : Theme.divider

    Column {
        id: column
        x: 14
        y: 12
        width: parent.width - 28
        spacing: 8
        Item {
            width: parent.width
            height: Math.max(names.implicitHeight, buttons.height)
            Column {
                id: names
                width: parent.width - buttons.width - 8
                anchors.verticalCenter: parent.verticalCenter
                TitleText {
                    width: parent.width
                    text: entry.row.title
                }
                CaptionText {
                    width: parent.width
                    visible: text !== ""
                    text: entry.about()
                }
            }
            Row {
                id: buttons
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                IconButton {
                    iconName: "ui/edit"
                    label: qsTr("Edit the card of %1").arg(entry.row.title)
                    onClicked: entry.editWanted()
                }
                IconButton {
                    iconName: "ui/more"
                    label: qsTr("More for %1").arg(entry.row.title)
                    onClicked: entry.menuWanted()
                }
            }
        }
        GameCardView {
            width: parent.width
            card: entry.row.card
        }
        CaptionText {
            width: parent.width
            visible: !entry.row.known
            color: Theme.danger
            text: qsTr("The catalogue has no such card.")
        }
        CaptionText {
            width: parent.width
            visible: text !== ""
            text: entry.row.notes
            font.italic: true
        }
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %L2 of %L3").arg(row.title).arg(row.place + 1).arg(count)
}
