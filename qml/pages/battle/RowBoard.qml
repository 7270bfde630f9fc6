pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Cards in a row: open, covered, or an order of acting.
Flow {
    id: row

    required property battleBoard board

    spacing: Theme.gap

    Repeater {
        model: row.board.items
        delegate: Rectangle {
            id: card
            required property battleItem modelData
            readonly property color ink: modelData.place >= 0 ? Theme.sideColour(modelData.side, modelData.place) : Theme.outline

            width: Math.min(row.width, Math.max(96, words.implicitWidth + 28))
            height: Math.max(Theme.target + 8, words.implicitHeight + 20)
            radius: Theme.smallRadius
            color: modelData.covered ? Theme.sunken : Theme.surface
            border.width: modelData.current ? 3 : Theme.borderWidth
            border.color: modelData.current ? Theme.accent : Theme.outline
            opacity: modelData.done ? 0.7 : 1

            Rectangle {
                x: 8
                y: card.height - 8
                width: card.width - 16
                height: 4
                radius: 2
                visible: card.modelData.place >= 0
                color: card.ink
            }
            Column {
                id: words
                x: 14
                y: 8
                spacing: 1
                PlainText {
                    width: Math.min(implicitWidth, row.width - 28)
                    text: (card.modelData.done ? "✓ " : card.modelData.current ? "▸ " : "") + card.modelData.label
                    font.weight: card.modelData.current ? Font.DemiBold : Font.Normal
                    wrapMode: Text.Wrap
                }
                PlainCaption {
                    width: Math.min(implicitWidth, row.width - 28)
                    text: card.modelData.detail !== "" ? card.modelData.detail
                        : card.modelData.sideName !== card.modelData.label ? card.modelData.sideName : ""
                }
            }
        }
    }
}
