pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// A table seen from above with what lies on it: what is touched is selected and measured from, what is selected can be
/// dragged, or moved by Ctrl and the arrow keys.
Item {
    id: plan

    required property battleBoard board
    /// Pixels of one unit.
    required property real pixels
    required property GroundTouch touch
    /// What puts things elsewhere; null: nothing does.
    property BattleController battle: null

    /// Whom the form that is open is against.
    readonly property var targets: battle?.form.targets ?? []
    /// What is dragged, and where it is by now; empty: nothing.
    property string held
    property point heldAt
    property string remark
    readonly property bool movable: battle !== null && touch.mark.movable && touch.mark.onBoard

    /// Something was put elsewhere, or wants to be.
    signal put(string id, real x, real y)

    function hold(x: real, y: real) {
        held = touch.selected;
        heldAt = touch.snapped(x, y);
        remark = battle.touch.placeRemark(board.id, held, heldAt.x, heldAt.y);
    }
    /// Puts what is held where it is shown.
    function drop() {
        soon.stop();
        if (held === "")
            return;
        const id = held;
        const at = Qt.point(heldAt.x, heldAt.y);
        giveUp();
        if (at.x !== touch.mark.x || at.y !== touch.mark.y)
            put(id, at.x, at.y);
    }
    function giveUp() {
        soon.stop();
        held = "";
        remark = "";
    }
    function nudge(dx: real, dy: real, shift: bool) {
        const step = shift ? 5 : 1;
        const from = held !== "" ? heldAt : Qt.point(touch.mark.x, touch.mark.y);
        hold(from.x + dx * step, from.y + dy * step);
        soon.restart();
    }
    /// The mark that has the keys, or had them last: the map is one Tab stop, and arrow keys go to the next mark on that side.
    property string at
    readonly property int stop: {
        const items = Array.from(board.items);
        return [each => at !== "" && each.id === at, each => each.piece, each => each.id !== ""].map(fits => items.findIndex(fits)).find(k => k >= 0) ?? -1;
    }
    readonly property string selected: touch.selected
    onSelectedChanged: if (selected !== "" && !marks.itemAt(stop)?.activeFocus) at = selected
    function walk(right: int, up: int) {
        marks.itemAt(touch.nextMark(stop, right, up)).forceActiveFocus(Qt.TabFocusReason);
    }
    /// How far each is drawn from its place.
    readonly property var shifts: touch.shiftsOn(board, pixels)
    /// How far what is selected gets.
    readonly property var reaches: visible && battle && touch.mark.onBoard && !touch.placing && battle.records >= 0 ? battle.touch.reaches(board.id, selected) : []
    readonly property var ringWords: Array.from(reaches, each => Phrase.of(qsTr("%1 %L2 %3", "an action, how far, in which unit"), [each.label, each.reach, board.unit]))
    readonly property size plateSize: Qt.size(ringWords.reduce((most, each) => Math.max(most, plateFont.advanceWidth(each)), 0) + 12, plateFont.height + 4)
    readonly property var plateSpots: touch.plateSpots(board, reaches, pixels, plateSize)
    FontMetrics {
        id: plateFont
        font.pixelSize: Theme.captionSize
    }
    function touchAt(x: real, y: real) { touch.touchSpot(x / pixels, (height - y) / pixels, pixels); }

    width: board.across * pixels
    height: board.deep * pixels

    // Several presses of an arrow key are one move.
    Timer {
        id: soon
        interval: 600
        onTriggered: plan.drop()
    }
    GroundFloor {
        anchors.fill: parent
        board: plan.board
        pixels: plan.pixels
        Repeater {
            model: plan.reaches
            delegate: GroundReach {
                required property var modelData
                far: modelData.reach * plan.pixels
                x: modelData.x * plan.pixels - far
                y: plan.height - modelData.y * plan.pixels - far
            }
        }
    }
    Repeater {
        model: plan.touch.measured ? [] : plan.reaches
        delegate: Plate {
            required property int index
            readonly property point spot: plan.plateSpots[index] ?? Qt.point(0, 0)
            x: spot.x + (plan.plateSize.width - width) / 2
            y: spot.y
            z: 5
            text: plan.ringWords[index] ?? ""
        }
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: plan.touch.placing ? Qt.CrossCursor : Qt.ArrowCursor
        onClicked: mouse => plan.touchAt(mouse.x, mouse.y)
    }
    Repeater {
        id: marks
        model: plan.board.items.length
        delegate: Item {
            id: place
            required property int index
            property battleItem nothing
            readonly property battleItem item: plan.board.items[index] ?? nothing
            readonly property bool held: plan.held !== "" && plan.held === item.id
            readonly property bool selected: item.id !== "" && plan.touch.selected === item.id
            /// It is what the action at hand is against, or what is measured to.
            readonly property bool aimedAt: item.id !== "" && (plan.touch.measured && plan.touch.to.id === item.id || plan.targets.includes(item.id))
            readonly property point shift: held ? Qt.point(0, 0) : plan.shifts[index] ?? Qt.point(0, 0)
            x: (held ? plan.heldAt.x : item.x) * plan.pixels + shift.x
            y: plan.height - (held ? plan.heldAt.y : item.y) * plan.pixels + shift.y
            z: selected || aimedAt ? 3 : item.flat ? 0 : 1
            activeFocusOnTab: index === plan.stop
            Accessible.role: Accessible.Button
            Accessible.name: item.detail === "" ? Phrase.of(qsTr("%1: %2", "a thing, its place"), [item.label, item.where])
                                                : Phrase.of(qsTr("%1, %2: %3", "a thing, its state, its place"), [item.label, item.detail, item.where])
            Accessible.description: selected && plan.movable ? qsTr("Ctrl and arrow keys move it by 1; with Shift, by 5.") : ""
            Accessible.focusable: true
            Accessible.onPressAction: plan.touch.touchMark(item.id)
            onActiveFocusChanged: {
                if (activeFocus)
                    plan.at = item.id;
                else if (held)
                    plan.drop();
            }
            // Escape leaves the page only where nothing is held.
            Keys.onShortcutOverride: event => event.accepted = held && event.key === Qt.Key_Escape
            Keys.onPressed: event => {
                const across = (event.key === Qt.Key_Right ? 1 : 0) - (event.key === Qt.Key_Left ? 1 : 0);
                const up = (event.key === Qt.Key_Up ? 1 : 0) - (event.key === Qt.Key_Down ? 1 : 0);
                event.accepted = true;
                if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) {
                    if (held)
                        plan.drop();
                    else
                        plan.touch.touchMark(item.id);
                } else if (event.key === Qt.Key_Escape && held) {
                    plan.giveUp();
                } else if (across === 0 && up === 0) {
                    event.accepted = false;
                } else if (!(event.modifiers & Qt.ControlModifier)) {
                    plan.walk(across, up);
                } else if (selected && plan.movable) {
                    plan.nudge(across, up, (event.modifiers & Qt.ShiftModifier) !== 0);
                }
            }
            Behavior on x {
                enabled: plan.held === "" && Theme.duration > 0
                NumberAnimation { duration: Theme.duration }
            }
            Behavior on y {
                enabled: plan.held === "" && Theme.duration > 0
                NumberAnimation { duration: Theme.duration }
            }
            GroundMark {
                anchors.centerIn: parent
                item: place.item
                pixels: plan.pixels
                selected: place.selected || place.aimedAt
                focused: place.activeFocus
                wrong: place.held && plan.remark !== ""
            }
            // Whom the action is against has its name as long as its form is open.
            Plate {
                x: Math.max(-place.x, Math.min(plan.width - place.x - width, -width / 2))
                y: Math.max(12, place.item.radius * plan.pixels) + 8
                visible: place.aimedAt && !plan.touch.measured
                text: place.item.label
            }
        }
    }
    // From what is selected to what is measured to, with the distance.
    Item {
        id: ruler
        anchors.fill: parent
        z: 4
        visible: plan.touch.measured

        readonly property real fromX: plan.touch.mark.x * plan.pixels
        readonly property real fromY: height - plan.touch.mark.y * plan.pixels
        readonly property real toX: plan.touch.to.x * plan.pixels
        readonly property real toY: height - plan.touch.to.y * plan.pixels

        Rectangle {
            x: ruler.fromX
            y: ruler.fromY - height / 2
            width: Math.hypot(ruler.toX - ruler.fromX, ruler.toY - ruler.fromY)
            height: 3
            transformOrigin: Item.Left
            rotation: Math.atan2(ruler.toY - ruler.fromY, ruler.toX - ruler.fromX) * 180 / Math.PI
            antialiasing: true
            color: Theme.accent
        }
        Rectangle {
            x: ruler.toX - width / 2
            y: ruler.toY - height / 2
            width: 16
            height: 16
            radius: 8
            color: "transparent"
            border.width: 3
            border.color: Theme.accent
        }
        // Where the line is short above both of its ends, which it would hide.
        Rectangle {
            readonly property bool above: Math.hypot(ruler.toX - ruler.fromX, ruler.toY - ruler.fromY) < 130
            width: figure.implicitWidth + 18
            height: figure.implicitHeight + 8
            x: Math.max(2, Math.min(ruler.width - width - 2, (ruler.fromX + ruler.toX - width) / 2))
            y: Math.max(2, Math.min(ruler.height - height - 2, above ? Math.min(ruler.fromY, ruler.toY) - height - 20 : (ruler.fromY + ruler.toY - height) / 2))
            radius: Theme.smallRadius
            color: Theme.accent
            border.width: Theme.highContrast ? 0 : 1
            border.color: Theme.accentText
            StrongText {
                id: figure
                anchors.centerIn: parent
                text: plan.touch.distance
                color: Theme.accentText
            }
        }
    }
    // What is selected can be taken hold of.
    MouseArea {
        readonly property real side: Math.max(Theme.target, 2 * plan.touch.mark.radius * plan.pixels)
        property point from
        property bool dragged: false
        /// A finger takes hold by resting on it, so that a swipe over it scrolls the page.
        property bool holds: false
        x: plan.touch.mark.x * plan.pixels - side / 2
        y: plan.height - plan.touch.mark.y * plan.pixels - side / 2
        z: 5
        width: side
        height: side
        visible: plan.movable && !plan.touch.placing
        preventStealing: holds
        cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        onPressed: mouse => {
            from = mapToItem(plan, mouse.x, mouse.y);
            dragged = false;
            holds = mouse.source === Qt.MouseEventNotSynthesized;
        }
        onPressAndHold: holds = true
        onPositionChanged: mouse => {
            if (!holds)
                return;
            const at = mapToItem(plan, mouse.x, mouse.y);
            dragged = dragged || Math.hypot(at.x - from.x, at.y - from.y) > 5;
            if (dragged)
                plan.hold(plan.touch.mark.x + (at.x - from.x) / plan.pixels, plan.touch.mark.y - (at.y - from.y) / plan.pixels);
        }
        onReleased: plan.drop()
        onCanceled: plan.giveUp()
        onClicked: mouse => {
            const at = mapToItem(plan, mouse.x, mouse.y);
            if (!dragged)
                plan.touchAt(at.x, at.y);
        }
    }
    // What is selected, and where it is while it is held: above the finger.
    Rectangle {
        id: readout
        readonly property battleItem mark: plan.touch.mark
        readonly property bool moving: plan.held !== ""
        readonly property real middle: (moving ? plan.heldAt.x : mark.x) * plan.pixels
        readonly property real level: plan.height - (moving ? plan.heldAt.y : mark.y) * plan.pixels
        readonly property real lift: Math.max(12, mark.radius * plan.pixels) + 10
        // Of what can move the name stands below the map: here stands how far.
        visible: mark.id !== "" && mark.onBoard && !plan.touch.measured && (moving || plan.reaches.length === 0)
        width: words.contentWidth + 20
        height: words.contentHeight + 10
        x: Math.max(0, Math.min(plan.width - width, middle - width / 2))
        y: level - lift - height < 0 ? level + lift : level - lift - height
        z: 6
        radius: Theme.smallRadius
        color: plan.remark !== "" ? Theme.dangerSoft : Theme.raised
        border.width: plan.remark !== "" ? 2 : Theme.borderWidth
        border.color: plan.remark !== "" ? Theme.danger : Theme.outline
        StrongText {
            id: words
            x: 10
            y: 5
            width: plan.width - 24
            wrapMode: Text.Wrap
            text: !readout.moving ? readout.mark.label
                  : plan.touch.spotWords(plan.heldAt.x, plan.heldAt.y) + (plan.remark !== "" ? "\n" + plan.remark : "")
            color: plan.remark !== "" ? Theme.danger : Theme.text
            font.pixelSize: Theme.captionSize
        }
    }

    /// A few words on the map.
    component Plate: Rectangle {
        property alias text: plateWords.text
        width: plateWords.implicitWidth + 12
        height: plateWords.implicitHeight + 4
        radius: Theme.smallRadius
        color: Theme.raised
        border.width: Theme.borderWidth
        border.color: Theme.outline
        PlainText {
            id: plateWords
            anchors.centerIn: parent
            font.pixelSize: Theme.captionSize
        }
    }
}
