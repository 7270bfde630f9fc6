import QtQuick

/// Takes the taps on what lies below it for a moment, once something was done: the second tap of a slip of the finger. On
/// the very spot of the last tap it does so for longer: what has just moved there was not read yet.
Item {
    id: guard

    property point spot
    readonly property real fingertip: Theme.target / 2

    function hold() {
        holdFor(Theme.doubleTap);
    }
    /// Everywhere for so many milliseconds.
    function holdFor(milliseconds: int) {
        if (Theme.doubleTap <= 0 || milliseconds <= 0)
            return;
        moment.interval = milliseconds;
        moment.restart();
        holdSpot(4 * Theme.doubleTap);
    }
    /// Where the last tap was, for so many milliseconds.
    function holdSpot(milliseconds: int) {
        if (Theme.doubleTap <= 0)
            return;
        spot = mapFromItem(null, Theme.tapped);
        longer.interval = milliseconds;
        longer.restart();
    }

    anchors.fill: parent
    z: 100
    Accessible.ignored: true

    // It sees each tap, and takes none.
    PointHandler {
        onActiveChanged: if (active) Theme.tapped = point.scenePressPosition
    }
    MouseArea {
        enabled: moment.running || longer.running
        x: moment.running ? 0 : guard.spot.x - guard.fingertip
        y: moment.running ? 0 : guard.spot.y - guard.fingertip
        width: moment.running ? guard.width : 2 * guard.fingertip
        height: moment.running ? guard.height : 2 * guard.fingertip
        acceptedButtons: Qt.AllButtons
        Accessible.ignored: true
    }
    Timer { id: moment }
    Timer { id: longer }
}
