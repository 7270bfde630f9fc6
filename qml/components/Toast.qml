import QtQuick

/// Says what was done and offers to take it back; goes by itself.
Rectangle {
    id: toast

    property string text
    property string actionText
    property bool shown: false

    signal action()

    function show(words: string, actionWords: string) {
        text = words;
        actionText = actionWords;
        shown = true;
        timer.restart();
    }

    visible: opacity > 0
    opacity: shown ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.duration } }
    width: Math.min(parent.width - 32, words.implicitWidth + (button.visible ? button.width : 0) + 40)
    height: Math.max(52, words.height + 20)
    radius: Theme.smallRadius
    color: Theme.text
    border.width: Theme.highContrast ? 2 : 0
    border.color: Theme.outline

    Timer {
        id: timer
        interval: 6000
        onTriggered: toast.shown = false
    }
    Text {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, toast.width - 32 - (button.visible ? button.width : 0))
        text: toast.text
        color: Theme.window
        font.pixelSize: Theme.bodySize
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    PushButton {
        id: button
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        kind: "primary"
        visible: toast.actionText !== ""
        text: toast.actionText
        onClicked: {
            toast.shown = false;
            toast.action();
        }
    }
}
