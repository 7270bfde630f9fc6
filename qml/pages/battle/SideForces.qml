pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A side with its figures, what it can do, and a tile for everything of it on the table.
Column {
    id: side
    required property battleSide row
    /// Tiles beside each other.
    required property int columns
    property bool frozen: false
    /// The piece that a panel beside shows.
    property string chosen

    signal offerChosen(string key)
    signal pieceChosen(string ref)
    signal sideChosen(string id)

    readonly property color ink: Theme.sideColour(row.id, row.place)
    readonly property var shown: Array.from(row.counters).filter(each => each.id !== row.scoreId && each.tone !== "quiet")

    function firstControl(): Item {
        for (let k = 0; k < cards.count; ++k) {
            const tile = cards.itemAt(k) as PieceTile;
            if (tile && (tile.row.active || tile.row.ready))
                return tile;
        }
        return !side.frozen && buttons.count > 0 && buttons.itemAt(0).enabled ? buttons.itemAt(0) : null;
    }
    /// Tiles beside each other are as high as the highest of them.
    function heightOf(index: int): real {
        const first = index - index % columns;
        let highest = 0;
        for (let k = first; k < Math.min(first + columns, cards.count); ++k)
            highest = Math.max(highest, cards.itemAt(k)?.implicitHeight ?? 0);
        return highest;
    }
    function tiles(): var {
        return Array.from({length: cards.count}, (each, k) => cards.itemAt(k));
    }

    spacing: Theme.gap

    Item {
        width: parent.width
        height: Math.max(Theme.target, heading.implicitHeight)
        Column {
            id: heading
            width: parent.width - more.width
            anchors.verticalCenter: parent.verticalCenter
            TitleBlock {
                text: side.row.won ? qsTr("%1 – winner").arg(side.row.name)
                    : Phrase.joined([side.row.name, qsTr("%Ln left", "pieces of a side", side.row.left), side.row.lost > 0 ? qsTr("%Ln lost", "pieces of a side", side.row.lost) : ""])
                color: side.ink
                font.pixelSize: Theme.bodySize
                font.weight: Font.Bold
                Accessible.description: side.row.acts ? qsTr("active") : ""
            }
            CaptionBlock {
                text: side.shown.map(each => Phrase.of(qsTr("%1 %2"), [each.label, each.valueText])).concat(Array.from(side.row.chips)).join(" · ")
            }
        }
        IconButton {
            id: more
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !side.frozen
            iconName: "ui/more"
            label: qsTr("More for %1").arg(side.row.name)
            onClicked: side.sideChosen(side.row.id)
        }
    }
    Grid {
        id: actions
        width: parent.width
        columns: Math.max(1, Math.min(side.columns, buttons.count))
        spacing: Theme.gap
        visible: !side.frozen && buttons.count > 0
        Repeater {
            id: buttons
            model: side.frozen ? [] : side.row.offers
            delegate: ActionButton {
                required property battleOffer modelData
                offer: modelData
                owner: side.row.name
                width: (actions.width - (actions.columns - 1) * actions.spacing) / actions.columns
                onClicked: side.offerChosen(modelData.key)
            }
        }
    }
    Grid {
        id: grid
        width: parent.width
        columns: side.columns
        spacing: Theme.gap
        Repeater {
            id: cards
            model: side.row.pieces
            delegate: PieceTile {
                required property int index
                place: side.row.place
                height: side.heightOf(index)
                width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                chosen: side.chosen === row.ref
                onClicked: side.pieceChosen(row.ref)
            }
        }
    }
}
