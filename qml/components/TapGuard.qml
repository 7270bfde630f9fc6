import QtQuick

/// Takes the taps on what lies below it for a moment, once something was done: the second tap of a slip of the finger. On
/// the very spot of the last tap it does so for longer: what has just moved there was not read yet.
/// Each sheet has its own: it lies on the contents of one popup. A tap that it takes is marked where it was.
MouseArea {
    id: guard

    /// In the window.
    property point spot
    /// All taps, wherever they are.
    readonly property alias holds: moment.running

    function hold() { holdFor(Theme.doubleTap); }
    /// Everywhere for so many milliseconds; none let all taps through again.
    function holdFor(milliseconds: int) {
        if (milliseconds <= 0) {
            moment.stop();
            longer.stop();
            return;
        }
        moment.interval = milliseconds;
        moment.restart();
        holdSpot(4 * Theme.doubleTap);
    }
    /// Where the last tap was, for so many milliseconds.
    function holdSpot(milliseconds: int) {
        spot = Theme.tapped;
        longer.interval = milliseconds;
        longer.restart();
    }

    anchors.fill: parent
    z: 100
    acceptedButtons: Qt.AllButtons
    Accessible.ignored: true
    onPressed: mouse => {
        const at = mapToItem(null, mouse.x, mouse.y);
        const fingertip = Theme.target / 2;
        mouse.accepted = moment.running || longer.running && Math.abs(at.x - spot.x) < fingertip && Math.abs(at.y - spot.y) < fingertip;
        Theme.tapped = at;
        if (!mouse.accepted)
            return;
        mark.x = mouse.x - mark.width / 2;
        mark.y = mouse.y - mark.height / 2;
        marked.restart();
    }

    Timer { id: moment }
    Timer { id: longer }
    Timer {
        id: marked
        interval: Theme.doubleTap
    }
    // Larger than the fingertip on it.
    Rectangle {
        id: mark
        visible: marked.running
        width: 2 * Theme.target
        height: width
        radius: width / 2
        color: Qt.alpha(Theme.mutedText, 0.4)
    }
}
