pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The piece that is worked on: its exact place, and what can be done with it.
Card {
    id: card

    required property Battlefield field
    required property string pieceId
    /// The model tells of changes; a function call does not.
    property int changes: 0
    readonly property fieldPiece piece: changes >= 0 ? field.piece(pieceId) : field.piece("")

    signal deviate()

    visible: piece.id !== ""
    implicitHeight: column.implicitHeight + 28

    Connections {
        target: card.field
        function onChanged() {
            ++card.changes;
        }
    }
    Column {
        id: column
        x: 14
        y: 14
        width: parent.width - 28
        spacing: 12

        Item {
            width: parent.width
            height: Math.max(tokenRoom.height, words.implicitHeight)
            Item {
                id: tokenRoom
                width: 32
                height: 32
                anchors.verticalCenter: parent.verticalCenter
                MapToken {
                    anchors.centerIn: parent
                    row: card.piece
                    centimetre: Math.min(5.6, 30 / Math.max(1, 2 * card.piece.radius))
                }
            }
            Column {
                id: words
                anchors.left: tokenRoom.right
                anchors.right: parent.right
                anchors.leftMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                TitleText {
                    width: parent.width
                    text: card.piece.name
                }
                CaptionText {
                    width: parent.width
                    visible: text !== ""
                    text: card.piece.state
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 12
            Figure {
                label: qsTr("From the left, cm")
                figure: Math.round(card.piece.x)
                onMoved: value => card.field.move(card.pieceId, value, card.piece.y)
            }
            Figure {
                label: qsTr("From the near edge, cm")
                figure: Math.round(card.piece.y)
                onMoved: value => card.field.move(card.pieceId, card.piece.x, value)
            }
            Figure {
                visible: card.piece.kind === "scenery"
                label: qsTr("Radius, cm")
                from: 1
                to: 30
                figure: Math.round(card.piece.radius)
                onMoved: value => card.field.setRadius(card.pieceId, value)
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            PushButton {
                width: Math.min(implicitWidth, parent.width)
                visible: card.piece.kind === "source"
                iconName: "ui/dice"
                text: qsTr("Deviation…")
                onClicked: card.deviate()
            }
            ToggleChip {
                visible: card.piece.kind === "source" && card.piece.look !== "maelstrom"
                text: qsTr("Exhausted")
                checkable: false
                checked: card.piece.dimmed
                onClicked: card.field.setExhausted(card.pieceId, !card.piece.dimmed)
            }
            ToggleChip {
                visible: card.piece.kind === "scenery"
                text: qsTr("Obstruction")
                checkable: false
                checked: card.piece.obstruction
                onClicked: card.field.setObstruction(card.pieceId, !card.piece.obstruction)
            }
            PushButton {
                width: Math.min(implicitWidth, parent.width)
                kind: "quiet"
                iconName: "ui/delete"
                text: qsTr("Take away")
                onClicked: card.field.remove(card.pieceId)
            }
        }
    }

    component Figure: Column {
        id: figureColumn
        required property string label
        required property int figure
        property int from: 0
        property int to: 90
        signal moved(int value)
        width: Math.max(150, caption.implicitWidth)
        spacing: 4
        CaptionText {
            id: caption
            text: figureColumn.label
            Accessible.ignored: true
        }
        NumberStepper {
            id: stepper
            width: 150
            label: figureColumn.label
            from: figureColumn.from
            to: figureColumn.to
            onValueModified: {
                figureColumn.moved(value);
                value = figureColumn.figure; // what was refused is put back
            }
        }
        Binding {
            target: stepper
            property: "value"
            value: figureColumn.figure
        }
    }
}
