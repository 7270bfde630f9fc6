import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A card of the catalogue, with the button that adds it.
Card {
    id: line

    required property catalogueCard row

    readonly property string inListText: row.inList > 0 ? qsTr("%n in the list", "", row.inList) : ""

    signal added()

    implicitHeight: column.implicitHeight + 20

    Column {
        id: column
        x: 12
        y: 10
        width: parent.width - 24
        spacing: 6
        Item {
            width: parent.width
            height: Math.max(names.implicitHeight, add.height)
            Column {
                id: names
                width: parent.width - add.width - 8
                anchors.verticalCenter: parent.verticalCenter
                TitleText {
                    width: parent.width
                    text: line.row.card.name
                }
                CaptionText {
                    width: parent.width
                    visible: text !== ""
                    text: line.row.inList > 0 && line.row.card.kind !== "" ? line.row.card.kind + " · " + line.inListText : line.row.card.kind + line.inListText
                }
            }
            IconButton {
                id: add
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                iconName: "ui/plus"
                ink: Theme.accent
                label: qsTr("Add %1").arg(line.row.card.name)
                onClicked: line.added()
            }
        }
        GameCardView {
            width: parent.width
            card: line.row.card
            brief: true
        }
    }
}
