import QtQuick
import Adjutant.Components

/// Shows one record after the other by itself, up to the last; at the end it begins anew.
PushButton {
    id: button

    required property int at
    required property int last
    property bool playing: false

    signal shown(int position)

    iconName: playing ? "ui/pause" : "ui/play"
    text: playing ? qsTr("Pause") : qsTr("Play")
    onClicked: {
        if (!playing && at >= last)
            shown(0);
        playing = !playing;
    }

    Timer {
        interval: 1200
        repeat: true
        running: button.playing && button.visible
        onTriggered: {
            if (button.at + 1 >= button.last)
                button.playing = false;
            button.shown(Math.min(button.at + 1, button.last));
        }
    }
}
