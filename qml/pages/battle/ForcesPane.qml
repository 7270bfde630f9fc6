pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Adjutant.Components
import Adjutant.ViewModels

/// Both sides with everything that is theirs on the table, as tiles; who may act comes first where they don’t fit both.
Column {
    id: pane

    required property BattleController battle
    property bool frozen: false
    /// The piece that a panel beside shows.
    property string chosen
    /// No more than a side has pieces: then their tiles are wider.
    readonly property int columns: Math.max(1, Math.min(longestSide, Math.floor((width + Theme.gap) / (168 * Theme.textScale + Theme.gap))))
    readonly property int longestSide: Math.max(2, ...Array.from({length: sides.count}, (each, k) => (sides.itemAt(k) as SideForces)?.row.pieces.count ?? 0))

    signal offerChosen(string key)
    signal pieceChosen(string ref)
    signal sideChosen(string id)

    spacing: 14

    /// The first tile that can act, or the first button of a side; null where there is none.
    function firstControl(): Item {
        let found = null;
        for (let k = 0; k < sides.count && !found; ++k)
            found = (sides.itemAt(k) as SideForces).firstControl();
        return found;
    }
    /// From the tile that the keys are on to another; false where there is none.
    function step(by: int): bool {
        const all = [];
        for (let k = 0; k < sides.count; ++k)
            all.push(...(sides.itemAt(k) as SideForces).tiles());
        const at = all.indexOf(Window.activeFocusItem);
        if (at < 0 || at + by < 0 || at + by >= all.length)
            return false;
        all[at + by].forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
    Keys.onUpPressed: event => event.accepted = step(-columns)
    Keys.onDownPressed: event => event.accepted = step(columns)
    Keys.onLeftPressed: event => event.accepted = step(-1)
    Keys.onRightPressed: event => event.accepted = step(1)

    Repeater {
        id: sides
        model: pane.battle.scene.sides
        delegate: SideForces {
            width: pane.width
            columns: pane.columns
            frozen: pane.frozen
            chosen: pane.chosen
            onOfferChosen: key => pane.offerChosen(key)
            onPieceChosen: ref => pane.pieceChosen(ref)
            onSideChosen: id => pane.sideChosen(id)
        }
    }
}
