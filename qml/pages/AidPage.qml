pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Costs, tables and sequence of the chosen game, to be found at arm's length.
PageFrame {
    id: page

    title: qsTr("Player aid")
    subtitle: aid.game

    AidController { id: aid }

    actions: [
        PushButton {
            visible: aid.blocks.length > 0
            iconName: "ui/file"
            text: qsTr("PDF")
            description: qsTr("Saves a printable PDF")
            onClicked: page.shell.reportSaved(aid.savePdf())
        }
    ]
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
            Banner {
                text: aid.error
            }
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
                delegate: AidBlockCard {
                    required property aidBlock modelData
                    required property int index
                    x: cards.places.blocks[index]?.x ?? 0
                    y: cards.places.blocks[index]?.y ?? 0
                    width: cards.columnWidth
                    block: modelData
                    readonly property real letters: (cards.columnWidth - 24) / (0.58 * Theme.bodySize)
                    widths: aid.columnShares(index, letters)
                    shrink: Math.max(0.5, Math.min(1, letters / Math.max(1, aid.lettersNeeded(index))))
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
