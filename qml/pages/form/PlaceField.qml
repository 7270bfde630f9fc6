pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// A spot on a board, over what lies there: tapped, dragged, or stepped as its distances from the left and from the front.
Column {
    id: place

    required property FormController form
    required property formField row
    readonly property bool known: row.value !== "" && (row.origin === "given" || row.origin === "byDefault" || row.origin === "fromMatch")
    property battleBoard nothing
    readonly property battleBoard ground: {
        const boards = form.boards;
        return boards.find(each => each.id === row.board && each.across > 0) ?? nothing;
    }
    readonly property bool drawn: ground.across > 0
    readonly property real across: drawn ? ground.across : Math.max(1, row.highestSpot.x)
    readonly property real deep: drawn ? ground.deep : Math.max(1, row.highestSpot.y)
    readonly property real pixels: Math.min(width / across, 340 / deep)
    readonly property real off: Math.hypot(row.spot.x - row.from.x, row.spot.y - row.from.y)

    /// It was not known when the question was opened.
    property bool wasUnknown: false
    Component.onCompleted: wasUnknown = !known

    spacing: 10

    function put(x: real, y: real) {
        const within = (at, least, most) => Math.max(least, Math.min(most, Math.round(at * 10) / 10));
        form.answer(row.path, Qt.point(within(x, row.lowestSpot.x, row.highestSpot.x), within(y, row.lowestSpot.y, row.highestSpot.y)));
    }
    /// What is tapped out of reach goes to the rim; figures may be typed beyond it.
    property bool pulled: false
    function putAt(x: real, y: real) {
        const board = row.fromKnown ? nothing : ground;
        const meant = board.meant(x / pixels, deep - y / pixels);
        let toX = meant.x;
        let toY = meant.y;
        const away = Math.hypot(toX - row.from.x, toY - row.from.y);
        pulled = row.fromKnown && row.reach > 0 && away > row.reach;
        if (pulled) {
            const inward = (from, to) => {
                const at = from + (to - from) * row.reach / away;
                return (to < from ? Math.ceil(at * 10) : Math.floor(at * 10)) / 10;
            };
            toX = inward(row.from.x, toX);
            toY = inward(row.from.y, toY);
        }
        put(toX, toY);
    }

    /// Arrow keys move it from there on.
    function focusPlan(reason: int) {
        plan.put = true;
        plan.forceActiveFocus(reason);
    }
    function step(right: real, up: real) {
        const from = known ? row.spot : row.fromKnown ? row.from : Qt.point(across / 2, deep / 2);
        putAt((from.x + right) * pixels, (deep - from.y - up) * pixels);
    }

    Item {
        id: plan
        /// Whether the sheet gave it the focus, and not the Tab key.
        property bool put: false
        activeFocusOnTab: true
        onActiveFocusChanged: if (!activeFocus) put = false
        Keys.onPressed: event => {
            const by = event.modifiers & Qt.ShiftModifier ? 5 : 1;
            const right = (event.key === Qt.Key_Right ? by : 0) - (event.key === Qt.Key_Left ? by : 0);
            const up = (event.key === Qt.Key_Up ? by : 0) - (event.key === Qt.Key_Down ? by : 0);
            event.accepted = right !== 0 || up !== 0;
            if (!event.accepted)
                return;
            put = false;
            place.step(right, up);
        }
        Accessible.focusable: true
        anchors.horizontalCenter: parent.horizontalCenter
        width: place.across * place.pixels
        height: place.deep * place.pixels
        clip: true
        Accessible.role: Accessible.Graphic
        Accessible.name: place.known ? place.row.value : qsTr("Not placed yet")
        Accessible.description: place.ground.spoken

        GroundFloor {
            anchors.fill: parent
            board: place.ground
            pixels: place.pixels
            GroundReach {
                far: place.row.reach * place.pixels
                visible: place.row.fromKnown && far > 0
                x: place.row.from.x * place.pixels - far
                y: plan.height - place.row.from.y * place.pixels - far
            }
        }
        GroundTouch { id: touch }
        Repeater {
            id: marks
            // Those side by side stand apart, as on the page.
            readonly property var shifts: touch.shiftsOn(place.ground, place.pixels)
            model: place.ground.items
            delegate: GroundMark {
                required property battleItem modelData
                required property int index
                readonly property point shift: marks.shifts[index] ?? Qt.point(0, 0)
                item: modelData
                pixels: place.pixels
                // At an edge it is drawn whole.
                x: Math.max(0, Math.min(plan.width - width, modelData.x * pixels + shift.x - width / 2))
                y: Math.max(0, Math.min(plan.height - height, plan.height - modelData.y * pixels + shift.y - height / 2))
                opacity: 0.7
            }
        }
        Rectangle {
            visible: place.row.fromKnown && place.known
            x: place.row.from.x * place.pixels
            y: plan.height - place.row.from.y * place.pixels - 1
            width: place.off * place.pixels
            height: 2
            transformOrigin: Item.Left
            rotation: Math.atan2(place.row.from.y - place.row.spot.y, place.row.spot.x - place.row.from.x) * 180 / Math.PI
            antialiasing: true
            color: Theme.accent
        }
        FocusRing {
            anchors.margins: 0
            z: 1
            shown: plan.activeFocus && !plan.put
        }
        MouseArea {
            anchors.fill: parent
            onClicked: mouse => place.putAt(mouse.x, mouse.y)
        }
        MouseArea {
            id: spot
            visible: place.known
            width: Theme.target
            height: Theme.target
            x: place.row.spot.x * place.pixels - width / 2
            y: plan.height - place.row.spot.y * place.pixels - height / 2
            preventStealing: true
            cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
            onPositionChanged: mouse => {
                const at = mapToItem(plan, mouse.x, mouse.y);
                place.putAt(at.x, at.y);
            }
            Rectangle {
                anchors.centerIn: parent
                width: 20
                height: 20
                radius: 10
                color: Theme.accent
                border.width: 2
                border.color: Theme.accentText
            }
        }
    }
    // One line, whatever it says: the fields below stay where they are.
    BodyBlock {
        visible: !place.known || place.row.fromKnown || place.wasUnknown
        font.weight: place.known ? Font.DemiBold : Font.Normal
        color: place.known ? Theme.text : Theme.mutedText
        text: !place.known ? qsTr("Tap its position, or enter the distances.")
              : !place.row.fromKnown ? place.row.value
              : place.pulled ? Phrase.of(qsTr("Too far: moved to the limit, %L1 of %L2 %3 away"), [Math.round(place.off * 10) / 10, place.row.reach, place.ground.unit])
              : place.row.reach > 0 ? Phrase.of(qsTr("%L1 of %L2 %3 away"), [Math.round(place.off * 10) / 10, place.row.reach, place.ground.unit])
                                  : Phrase.of(qsTr("%L1 %2 away"), [Math.round(place.off * 10) / 10, place.ground.unit])
    }
    FlowBlock {
        spacing: 12
        Distance {
            label: qsTr("From the left")
            from: Math.ceil(10 * place.row.lowestSpot.x)
            to: Math.floor(10 * place.row.highestSpot.x)
            known: Math.round(10 * place.row.spot.x)
            stepper.onValueModified: place.put(value / 10, place.row.spot.y)
        }
        Distance {
            label: qsTr("From the front")
            from: Math.ceil(10 * place.row.lowestSpot.y)
            to: Math.floor(10 * place.row.highestSpot.y)
            known: Math.round(10 * place.row.spot.y)
            stepper.onValueModified: place.put(place.row.spot.x, value / 10)
        }
    }

    component Distance: LabelledNumber {
        id: distance
        required property int known
        spacing: 2
        stepper.parts: 10
        stepper.unset: !place.known
        Binding {
            target: distance
            property: "value"
            value: distance.known
        }
    }
}
