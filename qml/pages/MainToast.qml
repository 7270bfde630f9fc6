import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Adjutant.Components

/// Says what was done and offers to take it back; goes by itself, or at a tap. It lies above the buttons at the foot of the
/// page, and between the buttons at the top of a sheet, where nothing is wanted next.
Popup {
    id: toast

    property string text
    property string actionText
    /// What its button takes back.
    property var undo: null
    property real lift: 24
    readonly property int others: parent ? parent.visibleChildren.length - (visible ? 1 : 0) : 0
    readonly property bool overSheet: others > 0
    readonly property real most: parent ? parent.width - (overSheet ? 2 * (Theme.target + 16) : 32) : 0

    function show(words: string, actionWords: string, takeBack: var) {
        text = words;
        actionText = actionWords;
        undo = takeBack;
        open();
        timer.restart();
    }

    function hush() {
        undo = null;
        close();
    }

    parent: T.Overlay.overlay
    z: 100
    padding: 0
    closePolicy: Popup.NoAutoClose
    width: Math.min(most, measure.advanceWidth + (button.visible ? button.implicitWidth : 0) + 44)
    height: Math.max(52, words.height + 20)
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? (overSheet ? 12 : parent.height - height - lift) : 0
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.duration } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.duration } }

    background: Rectangle {
        radius: Theme.smallRadius
        color: Theme.text
        border.width: Theme.highContrast ? 2 : 0
        border.color: Theme.outline
    }
    contentItem: Item {
        TextMetrics {
            id: measure
            font: words.font
            text: toast.text
        }
        TapHandler { onTapped: toast.close() }
        Timer { id: timer; interval: 6000; onTriggered: toast.close() }
        Text {
            id: words
            textFormat: Text.PlainText
            anchors.left: parent.left
            anchors.leftMargin: 16
            anchors.verticalCenter: parent.verticalCenter
            width: toast.width - 32 - (button.visible ? button.width : 0)
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
                const takeBack = toast.undo;
                if (takeBack)
                    takeBack();
            }
        }
    }
}
