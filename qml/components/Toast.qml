import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

/// Says what was done and offers to take it back; lies over the page and its sheets, and goes by itself.
Popup {
    id: toast

    property string text
    property string actionText
    property real lift: 24

    signal action()

    function show(words: string, actionWords: string) {
        text = words;
        actionText = actionWords;
        open();
        timer.restart();
    }

    parent: T.Overlay.overlay
    z: 100
    modal: false
    focus: false
    padding: 0
    closePolicy: Popup.NoAutoClose
    width: parent ? Math.min(parent.width - 32, words.implicitWidth + (button.visible ? button.implicitWidth : 0) + 40) : 0
    height: Math.max(52, words.height + 20)
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? parent.height - height - lift : 0
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.duration } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.duration } }

    background: Rectangle {
        radius: Theme.smallRadius
        color: Theme.text
        border.width: Theme.highContrast ? 2 : 0
        border.color: Theme.outline
    }
    contentItem: Item {
        Timer {
            id: timer
            interval: 6000
            onTriggered: toast.close()
        }
        Text {
            id: words
            textFormat: Text.PlainText
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
                toast.close();
                toast.action();
            }
        }
    }
}
