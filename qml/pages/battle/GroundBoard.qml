import QtQuick
import Adjutant.Components

/// A table seen from above: what lies on it, what it is and how far apart; larger in a window of its own.
Column {
    id: ground

    required property battleBoard board
    required property BattleController battle
    /// Null while an earlier moment is shown.
    readonly property BattleController mover: battle.frozen ? null : battle
    /// Never so high that it hides what is below it.
    property real mostHeight: 440
    readonly property real pixels: board.across > 0 && board.deep > 0 ? Math.min(width / board.across, mostHeight / board.deep) : 1

    readonly property GroundTouch touch: fingers
    readonly property string selected: fingers.selected
    /// What is selected as it is made was tapped by nobody.
    property bool made: false
    onSelectedChanged: if (made && fingers.mark.piece) battle.pieceSelected(selected)

    /// The piece whose turn it is: selected as it begins to act, so that a tap says where or at whom.
    readonly property string active: mover?.activePiece ?? ""
    onActiveChanged: fingers.select(active)
    /// What was put where in the last turn is of no interest in the next.
    readonly property string standing: mover?.headline ?? ""
    onStandingChanged: if (active === "") fingers.clear()
    Component.onCompleted: {
        if (active !== "")
            fingers.select(active);
        made = true;
    }

    function put(id: string, x: real, y: real) {
        mover?.touch.place(board.id, id, x, y);
        battle.touched();
    }
    /// What was dragged may have moved by an action, or be put right: that is asked.
    function drop(id: string, x: real, y: real) {
        if (mover?.touch.goesSomewhere(board.id, id))
            fingers.measureToSpot(x, y);
        else
            put(id, x, y);
    }
    function openLarger() { sheet.open(); }

    spacing: 12

    GroundTouch {
        id: fingers
        board: ground.board
        onPutWanted: (id, x, y) => ground.put(id, x, y)
    }
    GroundPlan {
        anchors.horizontalCenter: parent.horizontalCenter
        board: ground.board
        pixels: ground.pixels
        touch: fingers
        battle: ground.mover
        onPut: (id, x, y) => ground.drop(id, x, y)
    }
    Item {
        width: parent.width
        height: Math.max(summary.implicitHeight, larger.height)
        GroundSummary {
            id: summary
            width: parent.width
            corner: larger.width
            touch: fingers
            battle: ground.mover
            onPieceChosen: ref => ground.battle.pieceChosen(ref)
        }
        IconButton {
            id: larger
            anchors.right: parent.right
            iconName: "ui/search"
            ink: Theme.accent
            label: qsTr("%1 in full window").arg(ground.board.title)
            onClicked: ground.openLarger()
        }
    }
    SheetLoader { id: sheet; file: Qt.resolvedUrl("GroundSheet.qml"); given: ({ground: ground}) }
}
