import QtQuick
import Adjutant.Components

/// Headquarters, the end of a Round and of the game announce themselves here for a while.
Rectangle {
    id: bar

    property string title
    property string words

    function say(what: string, more: string) {
        title = what;
        words = more;
        visible = true;
        rest.restart();
    }

    visible: false
    z: 10
    height: column.implicitHeight + 24
    radius: Theme.radius
    color: Theme.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title + ". " + words

    Timer {
        id: rest
        interval: 6000
        onTriggered: bar.visible = false
    }
    Column {
        id: column
        x: 16
        y: 12
        width: parent.width - 32 - close.width
        spacing: 2
        Text {
            width: parent.width
            textFormat: Text.PlainText
            text: bar.title
            color: Theme.accentText
            font.pixelSize: Theme.titleSize
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Text {
            width: parent.width
            textFormat: Text.PlainText
            visible: text !== ""
            text: bar.words
            color: Theme.accentText
            font.pixelSize: Theme.bodySize
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        iconName: "ui/close"
        label: qsTr("Dismiss")
        ink: Theme.accentText
        onClicked: bar.visible = false
    }
}
