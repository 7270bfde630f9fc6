pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Both sides with everything that is theirs on the table, as tiles; on a phone who may act comes first.
Column {
    id: pane

    required property BattleController battle
    /// The piece that a panel beside shows.
    property string chosen
    /// No more than a side has pieces: then their tiles are wider.
    readonly property int columns: Math.max(1, Math.min(longestSide, Math.floor((width + Theme.gap) / (168 * Theme.textScale + Theme.gap))))
    readonly property int longestSide: Math.max(2, ...Array.from({length: sides.count}, (each, k) => sides.itemAt(k)?.row.pieces.count ?? 0))

    spacing: 14

    /// The first tile that can act, or the first button of a side; null where there is none.
    function firstControl(): Item { return all().map(side => side.firstControl()).find(control => control) ?? null; }
    function all(): var {
        return Array.from({length: sides.count}, (each, k) => sides.itemAt(k));
    }
    function tiles(): var { return Array.of().concat(...all().map(side => side.tiles())); }
    /// The tile of the piece that acts, otherwise the only side that may act; null where that is open.
    function acting(): Item {
        const acts = all().filter(side => side.row.acts);
        return tiles().find(each => each.row.active) ?? (acts.length === 1 ? acts[0] : null);
    }
    /// From the tile that the keys are on to another; false where there is none.
    function step(by: int): bool {
        const at = tiles().indexOf(Window.activeFocusItem);
        const next = at < 0 ? null : tiles()[at + by];
        next?.forceActiveFocus(Qt.TabFocusReason);
        return !!next;
    }
    Keys.onUpPressed: event => event.accepted = step(-columns)
    Keys.onDownPressed: event => event.accepted = step(columns)
    Keys.onLeftPressed: event => event.accepted = step(-1)
    Keys.onRightPressed: event => event.accepted = step(1)

    Repeater {
        id: sides
        model: pane.battle.scene.forces
        delegate: Column {
            id: side
            required property battleSide row
            readonly property color ink: Theme.sideColour(row.id, row.place)
            readonly property var shown: Array.from(row.counters).filter(each => each.id !== row.scoreId && each.tone !== "quiet")

            function firstControl(): Item {
                const button = buttons.itemAt(0); // none where nothing can be done
                return tiles().find(each => each && (each.row.active || each.row.ready)) ?? (button?.enabled ? button : null);
            }
            /// Counted when tiles have changed places, which their repeater doesn't tell.
            property int arranged: 0
            Timer { id: arranging; interval: 0; onTriggered: ++side.arranged }
            /// Tiles beside each other are as high as the highest of them.
            function heightOf(index: int, own: real, arranged: int): real {
                const first = index - index % pane.columns;
                return Math.max(own, ...tiles().slice(first, first + pane.columns).map(each => each?.implicitHeight ?? 0));
            }
            function tiles(): var {
                return Array.from({length: cards.count}, (each, k) => cards.itemAt(k));
            }

            width: pane.width
            spacing: Theme.gap

            Item {
                width: parent.width
                height: Math.max(Theme.target, heading.implicitHeight)
                Column {
                    id: heading
                    width: parent.width - more.width
                    anchors.verticalCenter: parent.verticalCenter
                    TitleText {
                        text: side.row.won ? qsTr("%1 – winner").arg(side.row.name)
                            : Phrase.joined([side.row.name, qsTr("%Ln left", "pieces of a side", side.row.left), side.row.lost > 0 ? qsTr("%Ln out", "pieces of a side", side.row.lost) : ""])
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
                    visible: !pane.battle.readOnly
                    iconName: "ui/more"
                    label: qsTr("More for %1").arg(side.row.name)
                    onClicked: pane.battle.sideChosen(side.row.id)
                }
            }
            EvenGrid {
                id: actions
                columns: Math.max(1, Math.min(pane.columns, buttons.count))
                visible: !pane.battle.readOnly && buttons.count > 0
                Repeater {
                    id: buttons
                    model: pane.battle.readOnly ? [] : side.row.offers
                    delegate: ActionButton {
                        owner: side.row.name
                        steady: true
                        width: actions.cell
                        onClicked: pane.battle.offerChosen(modelData.key)
                    }
                }
            }
            EvenGrid {
                id: grid
                columns: pane.columns
                Repeater {
                    id: cards
                    model: side.row.pieces
                    delegate: PieceTile {
                        required property int index
                        place: side.row.place
                        height: side.heightOf(index, implicitHeight, side.arranged)
                        onIndexChanged: arranging.restart()
                        Component.onCompleted: arranging.restart()
                        width: grid.cell
                        chosen: pane.chosen === row.ref
                        onClicked: pane.battle.pieceChosen(row.ref)
                    }
                }
            }
        }
    }
}
