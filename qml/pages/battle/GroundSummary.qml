pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// What is selected on a ground in words, what can be done with it, and what isn't there yet.
Column {
    id: sentences

    required property GroundTouch touch
    /// What puts things elsewhere; null: nothing does.
    property BattleController battle: null
    readonly property battleItem mark: touch.mark
    readonly property bool any: mark.id !== ""
    readonly property bool moves: battle !== null && mark.movable
    property bool listed: touch.board.away.length <= 8
    readonly property bool lists: battle !== null && touch.board.away.length > 0
    /// What is left free at the right of the first line.
    property real corner: 0
    readonly property real free: above.visible ? 0 : corner

    /// What can be done with the piece that is selected is wanted.
    signal pieceChosen(string ref)

    /// Whether what is selected is a piece, with a sheet of its own.
    readonly property bool isPiece: battle !== null && mark.piece

    /// What the piece can do with what is measured to.
    readonly property var aims: visible && isPiece && touch.measured && battle.records >= 0 ? battle.touch.at(touch.board.id, mark.id, touch.to.id, touch.to.x, touch.to.y) : []
    /// Whether it would be moved there without an Action.
    readonly property bool putsThere: moves && touch.measured && touch.to.id === ""
    /// Whether it can be put elsewhere, and nothing is measured.
    readonly property bool still: moves && !touch.measured

    function take(index: int) {
        const id = mark.id;
        battle.touch.take(index);
        touch.select(id);
        battle.touched();
    }
    function moveThere() {
        const id = mark.id;
        battle.touch.place(touch.board.id, id, touch.to.x, touch.to.y);
        touch.select(id);
        battle.touched();
    }
    function edit() {
        battle.touch.openMark(touch.board.id, touch.selected);
        touch.placing = false;
        battle.touched();
    }

    spacing: 10

    // Below what is selected on the map; what is to be put there is chosen above it, and stays.
    Item {
        id: above
        width: parent.width
        height: missing.implicitHeight
        visible: sentences.lists && missing.parent === above
    }
    Column {
        width: parent.width - sentences.free
        visible: !sentences.any
        CaptionBlock { text: qsTr("Tap something for details. Then tap another thing or a spot to measure.") }
        CaptionBlock {
            readonly property battleBoard board: sentences.touch.board
            text: board.step > 0 ? Phrase.of(qsTr("%L1 × %L2 %3, grid lines every %L4 %3"), [board.across, board.deep, board.unit, board.step])
                                 : Phrase.of(qsTr("%L1 × %L2 %3"), [board.across, board.deep, board.unit])
        }
    }
    Column {
        width: parent.width - sentences.free
        visible: sentences.any
        spacing: 4
        TitleText {
            visible: sentences.touch.measured && sentences.aims.length === 0
            text: sentences.touch.distance
            color: Theme.accent
            font.pixelSize: Theme.headingSize
            Accessible.role: Accessible.AlertMessage
        }
        BodyBlock {
            text: !sentences.touch.measured ? sentences.mark.label
                  : sentences.aims.length === 0 ? sentences.touch.between
                  : sentences.touch.between + " · " + sentences.touch.distance
            font.weight: Font.DemiBold
        }
        FontMetrics {
            id: metrics
            font: where.font
        }
        CaptionBlock {
            id: where
            // Two lines, whatever it says: the buttons below stay where they are.
            height: Math.max(implicitHeight, 2 * metrics.height)
            visible: text !== "" && !sentences.touch.measured
            text: sentences.mark.detail !== "" && sentences.mark.where !== "" ? sentences.mark.detail + " · " + sentences.mark.where : sentences.mark.detail + sentences.mark.where
        }
        CaptionBlock {
            visible: sentences.touch.measured && text !== "" && sentences.aims.length === 0
            text: sentences.touch.board.measuring
        }
        CaptionBlock {
            visible: sentences.touch.placing
            color: Theme.accent
            font.weight: Font.DemiBold
            text: qsTr("Tap where it goes.")
            Accessible.role: Accessible.AlertMessage
        }
    }
    EvenGrid {
        id: actions
        columns: width >= 300 * Theme.textScale ? 2 : 1
        visible: sentences.aims.length > 0
        Repeater {
            model: sentences.aims
            delegate: ActionButton {
                required property int index
                owner: sentences.mark.label
                odds: sentences.battle.offers.hasOdds ? sentences.battle.touch.oddsOf(index) : ""
                width: actions.cell
                onClicked: sentences.take(index)
            }
        }
    }
    FlowBlock {
        visible: sentences.any
        PushButtons {
            entries: [
                {icon: "ui/drag", text: qsTr("Just move it"), description: qsTr("Corrects its position without an action"), shown: sentences.putsThere, go: () => sentences.moveThere()},
                {kind: sentences.aims.length > 0 ? "secondary" : "primary", text: qsTr("Actions"), description: qsTr("What %1 can do").arg(sentences.mark.label),
                 shown: sentences.isPiece && !sentences.touch.placing, go: () => sentences.pieceChosen(sentences.mark.id)},
                {icon: "ui/drag", text: qsTr("Correct position"), shown: sentences.still && !sentences.touch.placing, go: () => sentences.touch.placing = true},
                {icon: "ui/edit", text: qsTr("Change…"), description: qsTr("Edit its position and other values"), shown: sentences.still, go: () => sentences.edit()},
                {kind: "quiet", text: sentences.touch.placing ? qsTr("Cancel") : qsTr("Done"), go: () => sentences.touch.clear()}
            ]
        }
    }
    Item {
        id: below
        width: parent.width
        height: missing.implicitHeight
        visible: sentences.lists && missing.parent === below
        ColumnBlock {
            id: missing
            parent: sentences.any && sentences.mark.onBoard ? below : above
            spacing: 6
            PushButton {
                x: -10
                kind: "quiet"
                iconName: sentences.listed ? "ui/chevron-down" : "ui/chevron-right"
                text: qsTr("Not on the map: %L1").arg(sentences.touch.board.away.length)
                description: sentences.listed ? qsTr("Hide them") : qsTr("Show them")
                onClicked: sentences.listed = !sentences.listed
            }
            FlowBlock {
                visible: sentences.listed
                Repeater {
                    model: sentences.listed ? sentences.touch.board.away : []
                    delegate: PushButton {
                        required property battleItem modelData
                        readonly property bool chosen: sentences.touch.selected === modelData.id
                        width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
                        kind: chosen ? "primary" : "secondary"
                        iconName: "ui/plus"
                        text: modelData.label
                        description: qsTr("Place on the map")
                        onClicked: sentences.touch.select(chosen ? "" : modelData.id)
                    }
                }
            }
        }
    }
}
