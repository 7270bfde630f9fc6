pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Something on the battlefield: dragged by finger or pointer, moved by the arrow keys.
Item {
    id: piece

    required property fieldPiece row
    required property Battlefield field
    required property real centimetre
    required property real fieldSide
    property bool movable: true
    property bool selected: false

    /// Where it is shown, in cm: while it is moved not yet where it lies.
    readonly property real atX: moving ? movedX : row.x
    readonly property real atY: moving ? movedY : row.y
    property bool moving: false
    property real movedX: 0
    property real movedY: 0
    property fieldVerdict verdict
    readonly property bool wrong: moving && (!verdict.allowed || verdict.warned)
    readonly property string placeWords: field.placeWords(atX, atY)

    signal chosen()
    signal measured()

    function moveTo(x: real, y: real) {
        const snapped = value => Math.max(0, Math.min(90, Math.round(value * 2) / 2));
        movedX = snapped(x);
        movedY = snapped(y);
        moving = true;
        verdict = field.verdict(row.id, movedX, movedY);
    }
    /// Puts it where it is shown; what can't lie there springs back.
    function settle() {
        soon.stop();
        if (!moving)
            return;
        if (movedX !== row.x || movedY !== row.y)
            field.move(row.id, movedX, movedY);
        moving = false;
    }
    function giveUp() {
        soon.stop();
        moving = false;
    }
    function nudge(dx: real, dy: real, shift: bool) {
        const step = shift ? 5 : 1;
        moveTo(atX + dx * step, atY + dy * step);
        soon.restart();
    }

    width: Math.max(Theme.target, 2 * row.radius * centimetre)
    height: width
    x: atX * centimetre - width / 2
    y: (fieldSide - atY) * centimetre - height / 2
    z: selected ? 2 : row.kind === "scenery" ? 0 : 1
    activeFocusOnTab: true

    Behavior on x {
        enabled: !piece.moving && Theme.duration > 0
        NumberAnimation { duration: Theme.duration }
    }
    Behavior on y {
        enabled: !piece.moving && Theme.duration > 0
        NumberAnimation { duration: Theme.duration }
    }
    // Several presses of an arrow key are one move.
    Timer {
        id: soon
        interval: 600
        onTriggered: piece.settle()
    }
    onActiveFocusChanged: activeFocus ? chosen() : settle()
    // Escape leaves the page only where nothing is held.
    Keys.onShortcutOverride: event => event.accepted = moving && event.key === Qt.Key_Escape
    Keys.onPressed: event => {
        const shift = (event.modifiers & Qt.ShiftModifier) !== 0;
        event.accepted = true;
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) {
            settle();
            measured();
        } else if (event.key === Qt.Key_Escape && moving) {
            giveUp();
        } else if (!movable) {
            event.accepted = false;
        } else if (event.key === Qt.Key_Left) {
            nudge(-1, 0, shift);
        } else if (event.key === Qt.Key_Right) {
            nudge(1, 0, shift);
        } else if (event.key === Qt.Key_Up) {
            nudge(0, 1, shift);
        } else if (event.key === Qt.Key_Down) {
            nudge(0, -1, shift);
        } else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) {
            field.remove(row.id);
        } else {
            event.accepted = false;
        }
    }
    Accessible.role: Accessible.Button
    Accessible.name: row.state === "" ? qsTr("%1 at %2", "a thing, its place").arg(row.name).arg(placeWords)
                                      : qsTr("%1 at %2, %3", "a thing, its place, its state").arg(row.name).arg(placeWords).arg(row.state)
    Accessible.description: movable ? qsTr("The arrow keys move it by 1 cm, with Shift by 5 cm; Delete takes it away.") : ""
    Accessible.focusable: true
    Accessible.onPressAction: {
        forceActiveFocus(Qt.OtherFocusReason);
        measured();
    }

    MapToken {
        anchors.centerIn: parent
        row: piece.row
        centimetre: piece.centimetre
    }
    Rectangle {
        anchors.centerIn: parent
        readonly property real ring: Math.max(26, 2 * piece.row.radius * piece.centimetre) + 10
        width: ring
        height: ring
        radius: ring / 2
        visible: piece.selected || piece.activeFocus || piece.wrong
        color: "transparent"
        border.width: 3
        border.color: piece.wrong ? Theme.danger : Theme.accent
    }
    Icon {
        visible: piece.wrong
        anchors.horizontalCenter: parent.horizontalCenter
        y: -12
        name: piece.verdict.allowed ? "ui/warning" : "ui/error"
        size: 18
        fixed: true
        color: Theme.danger
    }
    MouseArea {
        anchors.fill: parent
        enabled: piece.movable
        preventStealing: true
        cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        property real startX: 0
        property real startY: 0
        property real fromX: 0
        property real fromY: 0
        onPressed: mouse => {
            piece.settle();
            piece.forceActiveFocus(Qt.MouseFocusReason);
            const at = mapToItem(piece.parent, mouse.x, mouse.y);
            startX = at.x;
            startY = at.y;
            fromX = piece.row.x;
            fromY = piece.row.y;
        }
        onPositionChanged: mouse => {
            const at = mapToItem(piece.parent, mouse.x, mouse.y);
            if (piece.moving || Math.hypot(at.x - startX, at.y - startY) > 5)
                piece.moveTo(fromX + (at.x - startX) / piece.centimetre, fromY - (at.y - startY) / piece.centimetre);
        }
        onReleased: piece.settle()
        onCanceled: piece.giveUp()
    }
}
