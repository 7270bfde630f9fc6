import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A player of a new match: who, with which list, and what the game asks of a player.
Card {
    id: card

    required property setupSide row
    property bool canRemove: false

    signal named(string name)
    signal listWanted()
    signal removed()

    implicitHeight: body.implicitHeight + 28

    Rectangle {
        width: 8
        height: parent.height
        radius: 4
        color: Theme.sideColour(card.row.key, card.row.place)
    }
    Column {
        id: body
        x: 24
        y: 14
        width: parent.width - 40
        spacing: 12

        EndedRow {
            TitleBlock {
                text: card.row.colour
                color: Theme.sideColour(card.row.key, card.row.place)
            }
            end: IconButton {
                visible: card.canRemove
                iconName: "ui/delete"
                label: qsTr("Remove %1").arg(card.row.colour)
                onClicked: card.removed()
            }
        }
        TextEntry {
            id: name
            label: qsTr("Player")
            placeholder: card.row.colour
            field.Accessible.name: qsTr("Name of %1").arg(card.row.colour)
            onEdited: card.named(text)
            Component.onCompleted: text = card.row.name
        }
        Pressable {
            id: list
            width: parent.width
            implicitHeight: Math.max(56, words.implicitHeight + 20)
            onClicked: card.listWanted()
            contentItem: Item {
                Icon {
                    id: sign
                    anchors.verticalCenter: parent.verticalCenter
                    name: "ui/armies"
                    color: Theme.accent
                }
                Column {
                    id: words
                    anchors.left: sign.right
                    anchors.right: arrow.left
                    anchors.leftMargin: 12
                    anchors.verticalCenter: parent.verticalCenter
                    BodyBlock {
                        text: card.row.rosterName !== "" ? card.row.rosterName : qsTr("Choose a list")
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                    CaptionBlock {
                        text: card.row.rosterDetail
                        Accessible.ignored: true
                    }
                }
                Icon {
                    id: arrow
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    name: "ui/chevron-right"
                    size: 18
                    color: Theme.mutedText
                }
            }
            ground: Theme.surface
            outline: Theme.borderWidth
            outlineColour: Theme.outline
            leftPadding: 14
            rightPadding: 12
            Accessible.name: Phrase.of(qsTr("List of %1: %2"), [card.row.colour, card.row.rosterName !== "" ? card.row.rosterName : qsTr("none yet")])
        }
        Loader {
            width: parent.width
            active: card.row.extras !== null
            visible: active
            Component.onCompleted: if (active) setSource("../form/FormFields.qml", {form: card.row.extras})
        }
    }
}
