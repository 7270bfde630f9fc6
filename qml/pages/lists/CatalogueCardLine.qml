pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// A card of the catalogue: its sizes as buttons, or one that adds it; unfolded, its whole card.
ColumnCard {
    id: card

    required property catalogueCard row
    required property ListEditor editor
    property bool unfolded: false
    /// Its card can be typed on a page of the game's own.
    readonly property bool canType: Games.current.unitPage

    /// Figures in boxes are always shown; a strip of them only with the whole card.
    readonly property bool brief: !row.card.blank && row.sizes.length === 0
    readonly property bool folds: !brief || row.card.note !== "" || row.card.lines.length > 0 || canType

    signal unfoldWanted()
    signal profileWanted()

    spacing: 4
    inset: 12
    insetAbove: 2
    insetBelow: 10

    EndedRow {
        Pressable {
            id: head
            width: parent.width
            implicitHeight: Math.max(Theme.target, names.implicitHeight + 8)
            enabled: card.folds
            onClicked: card.unfoldWanted()
            contentItem: Item {
                Column {
                    id: names
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - (card.folds ? arrow.width + 10 : 0)
                    StrongText {
                        width: parent.width
                        text: card.row.card.name
                        wrapMode: Text.Wrap
                    }
                    // What speaks against it stands in place of the rest: the card keeps its height.
                    CaptionBlock {
                        readonly property bool warns: card.row.reasonAgainst !== ""
                        text: warns ? card.row.reasonAgainst
                            : Phrase.joined([card.row.card.kind, card.row.card.blank ? qsTr("no stats in the rulebook") : "",
                                             card.row.fromUser ? qsTr("your stats") : "",
                                             card.row.inList > 0 ? qsTr("%n in the list", "", card.row.inList) : ""])
                        color: warns ? Theme.warningText : Theme.mutedText
                        Accessible.ignored: !warns
                    }
                    PlainCaptionBlock {
                        visible: text !== "" && !card.brief && !card.unfolded
                        text: card.row.card.figures
                    }
                }
                EndIcon {
                    id: arrow
                    visible: card.folds
                    name: card.unfolded ? "ui/chevron-up" : "ui/chevron-down"
                }
            }
            background: FocusRing {
                // Beside the words, not through them.
                anchors.leftMargin: -9
                anchors.rightMargin: -9
                anchors.topMargin: 0
                anchors.bottomMargin: 0
                shown: head.activeFocus
            }
            Accessible.name: card.row.card.name
            Accessible.description: card.unfolded ? qsTr("Collapse") : qsTr("Expand. %1").arg(card.row.card.kind)
        }
        end: IconButton {
            visible: card.row.sizes.length === 0 && !card.row.invoked
            iconName: "ui/plus"
            ink: Theme.accent
            label: qsTr("Add %1").arg(card.row.card.name)
            onClicked: card.editor.add(card.row.unit, 1)
        }
    }
    GameCardView {
        visible: card.brief
        card: card.row.card
        brief: true
    }
    FlowBlock {
        spacing: 6
        visible: card.row.sizes.length > 0
        Repeater {
            model: card.row.sizes
            delegate: Pressable {
                id: offer
                required property sizeChoice modelData

                implicitHeight: Math.max(Theme.target, priceColumn.implicitHeight + 8)
                implicitWidth: Math.max(76, priceColumn.implicitWidth + 20)
                onClicked: card.editor.add(card.row.unit, modelData.size)
                onHoveredChanged: hovered ? card.editor.preview(modelData.cost) : card.editor.preview({})
                onVisualFocusChanged: visualFocus ? card.editor.preview(modelData.cost) : card.editor.preview({})
                onPressedChanged: if (pressed) card.editor.preview(modelData.cost)
                onCanceled: card.editor.preview({})
                contentItem: Item {
                    Column {
                        id: priceColumn
                        anchors.centerIn: parent
                        PlainCaption {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: offer.modelData.words
                            color: Theme.accent
                            font.weight: Font.DemiBold
                        }
                        PlainCaption {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: offer.modelData.brief
                        }
                    }
                }
                ground: Theme.surface
                outline: Theme.borderWidth
                outlineColour: Theme.outline
                Accessible.name: qsTr("Add %n %1", "size, Unit", offer.modelData.size).arg(card.row.card.name)
                Accessible.description: modelData.spoken
            }
        }
    }
    // What isn't shown of it yet, and its notes, are made only when they are wanted: there are many cards.
    Repeater {
        model: card.unfolded ? 1 : 0
        delegate: Column {
            id: details
            // Not by the id of the line: a view of a card has a card of its own.
            readonly property gameCard shown: card.row.card
            readonly property bool whole: !card.brief
            width: card.inner
            spacing: 2
            GameCardView {
                visible: details.whole
                card: details.shown
            }
            TextLines { model: card.brief ? details.shown.lines : [] }
            CaptionBlock {
                text: details.shown.note
                bottomPadding: 6
            }
            PushButtons {
                entries: [{kind: "quiet", icon: "ui/edit", text: details.shown.blank ? qsTr("Enter stats") : qsTr("Edit stats"),
                           shown: card.canType, go: () => card.profileWanted()}]
            }
        }
    }
}
