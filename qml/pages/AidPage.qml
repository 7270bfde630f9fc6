pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// Costs, tables and sequence of the chosen game, to be found at arm's length.
PageFrame {
    id: page

    title: qsTr("Player aid")
    subtitle: aid.game

    AidController { id: aid }

    actions: PushButtons {
        entries: [{icon: "ui/file", text: qsTr("PDF"), description: qsTr("Saves a printable PDF"), shown: aid.blocks.length > 0,
                   go: () => page.shell.reportSaved(aid.savePdf())}]
    }
    ScrollPane {
        id: view
        anchors.top: page.header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: top.height + cards.height + Theme.wideSpace

        Column {
            id: top
            x: Theme.space
            width: view.width - 2 * Theme.space
            bottomPadding: aid.error !== "" || !aid.translated ? Theme.space : 0
            Banner { text: aid.error }
            CaptionBlock {
                visible: !aid.translated && aid.blocks.length > 0
                text: qsTr("Not translated yet: shown in English.")
            }
        }
        Item {
            id: cards

            readonly property int columns: Math.max(1, Math.min(4, Math.floor(width / (340 * Theme.textScale))))
            readonly property real columnWidth: (width - (columns - 1) * Theme.space) / columns
            /// The places of the blocks: down one column after the other, and the end of the longest one.
            readonly property var places: {
                const heights = [];
                for (let k = 0; k < repeater.made; ++k)
                    heights.push((repeater.itemAt(k)?.implicitHeight ?? 0) + Theme.space);
                const found = [];
                let end = 0;
                let next = 0;
                aid.dealtOut(heights, columns).forEach((count, column) => {
                    let y = 0;
                    for (let k = 0; k < count; ++k) {
                        found.push({x: column * (columnWidth + Theme.space), y: y});
                        y += heights[next++];
                    }
                    end = Math.max(end, y);
                });
                return {blocks: found, end: end};
            }

            x: Theme.space
            y: top.height
            width: Math.min(view.width - 2 * Theme.space, 1600)
            height: places.end

            Repeater {
                id: repeater
                property int made: 0
                model: aid.blocks
                onItemAdded: ++made
                // A part: its title, which opens its rule, and its lines.
                delegate: ColumnCard {
                    id: card
                    required property aidBlock modelData
                    required property int index
                    readonly property real letters: (cards.columnWidth - 24) / (0.58 * Theme.bodySize)
                    /// The shares of its columns, together 1.
                    readonly property var widths: aid.columnShares(index, letters)
                    /// Letters are smaller where the words of its table would not fit.
                    readonly property real shrink: Math.max(0.5, Math.min(1, letters / Math.max(1, aid.lettersNeeded(index))))

                    x: cards.places.blocks[index]?.x ?? 0
                    y: cards.places.blocks[index]?.y ?? 0
                    width: cards.columnWidth

                    inset: 12
                    insetAbove: 4
                    insetBelow: 12

                    Pressable {
                        id: title
                        readonly property bool opens: card.modelData.rule !== ""
                        width: parent.width
                        implicitHeight: Math.max(Theme.target, words.implicitHeight + 12)
                        focusPolicy: opens ? Qt.StrongFocus : Qt.NoFocus
                        onClicked: if (opens) page.shell.openRule(card.modelData.rule)
                        contentItem: Item {
                            PlainText {
                                id: words
                                anchors.verticalCenter: parent.verticalCenter
                                width: parent.width - 24
                                text: card.modelData.title
                                color: Theme.accent
                                font.pixelSize: Theme.titleSize
                                font.weight: Font.Bold
                                wrapMode: Text.Wrap
                            }
                            EndIcon {
                                visible: title.opens
                                name: "ui/chevron-right"
                            }
                        }
                        lit: opens ? Theme.accentSoft : "transparent"
                        ringMargin: 0
                        Accessible.role: opens ? Accessible.Button : Accessible.Heading
                        Accessible.name: card.modelData.title
                    }
                    Repeater {
                        model: [...(card.modelData.header ? [card.modelData.header] : []), ...Array.from(card.modelData.lines)]
                        // A line; where it has a rule of its own, it opens it.
                        delegate: Pressable {
                            id: row
                            required property aidLine modelData
                            required property int index
                            readonly property bool head: index === 0 && card.modelData.header !== undefined
                            readonly property bool opens: modelData.rule !== ""

                            width: card.inner
                            implicitHeight: Math.max(opens ? Theme.target : 0, cells.implicitHeight + (head ? 4 : 12))
                            enabled: opens
                            focusPolicy: opens ? Qt.StrongFocus : Qt.NoFocus
                            onClicked: page.shell.openRule(modelData.rule)

                            Divider {
                                visible: row.index > 0
                                width: parent.width
                                z: -2 // behind its ground
                            }
                            contentItem: Item {
                                Row {
                                    id: cells
                                    anchors.verticalCenter: parent.verticalCenter
                                    Repeater {
                                        model: row.modelData.cells.length
                                        delegate: PlainText {
                                            required property int index
                                            readonly property bool figure: row.modelData.figures[index]
                                            readonly property bool middle: figure || card.modelData.centred[index] === true
                                            width: card.widths[index] * row.availableWidth
                                            rightPadding: middle ? 2 : 8
                                            leftPadding: middle && index > 0 ? 2 : 0
                                            textFormat: Text.StyledText
                                            text: row.modelData.cells[index]
                                            color: row.head ? Theme.mutedText : figure ? Theme.accent : Theme.text
                                            font.pixelSize: Math.round(card.shrink * (row.head ? Theme.captionSize : Theme.bodySize * (figure ? 1.3 : 1.05)))
                                            font.weight: figure && !row.head ? Font.Bold : Font.Normal
                                            horizontalAlignment: middle ? Text.AlignHCenter : Text.AlignLeft
                                            wrapMode: figure ? Text.NoWrap : Text.Wrap
                                            fontSizeMode: figure ? Text.HorizontalFit : Text.FixedSize
                                            minimumPixelSize: 10
                                            anchors.verticalCenter: parent.verticalCenter
                                        }
                                    }
                                }
                            }
                            ringMargin: 0
                            Accessible.role: opens ? Accessible.Button : Accessible.StaticText
                            Accessible.name: modelData.spoken
                            Accessible.ignored: head
                        }
                    }
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(420, parent.width - 48)
        visible: aid.blocks.length === 0
        iconName: "ui/file"
        title: qsTr("No player aid")
        text: qsTr("This game has none yet. Its rules are under Rules.")
    }
}
