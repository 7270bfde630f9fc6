import QtQuick

/// Takes the taps on what lies below it for a moment, once something was done: the second tap of a slip of the finger, or
/// one on what has just moved there.
MouseArea {
    id: guard

    function hold() {
        holdFor(Theme.doubleTap);
    }
    function holdFor(milliseconds: int) {
        if (Theme.doubleTap <= 0 || milliseconds <= 0)
            return;
        moment.interval = milliseconds;
        moment.restart();
    }

    anchors.fill: parent
    z: 100
    enabled: moment.running
    acceptedButtons: Qt.AllButtons
    Accessible.ignored: true

    Timer {
        id: moment
        interval: Theme.doubleTap
    }
}
