import QtQuick
import Adjutant.Components

/// On the battle page while phones play: how many are connected.
Pressable {
    id: chip

    visible: PhonePlay.on
    height: visible ? implicitHeight : 0
    implicitHeight: Math.max(Theme.target, words.implicitHeight + 12)
    corner: 0
    text: PhonePlay.trouble !== "" ? PhonePlay.trouble : qsTr("%n phone(s) connected", "", PhonePlay.here)

    contentItem: Item {
        Icon {
            id: picture
            x: 12
            anchors.verticalCenter: parent.verticalCenter
            name: "ui/phone"
            size: 18
            color: PhonePlay.here > 0 ? Theme.accent : Theme.warningText
        }
        PlainCaption {
            id: words
            anchors.left: picture.right
            anchors.leftMargin: 10
            anchors.right: parent.right
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            text: chip.text
        }
    }
}
