import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Adjutant.Components

/// Hides everything while the device goes from hand to hand.
Popup {
    id: cover

    /// Who may look next; empty: everybody.
    property string who

    /// The one it was passed to looks now.
    signal passed()
    /// The choice waits: nobody was handed anything.
    signal left()

    function passTo(name: string) {
        who = name;
        open();
        go.forceActiveFocus(Qt.PopupFocusReason);
        guard.hold(); // it may open where a button was
    }

    parent: T.Overlay.overlay
    modal: true
    focus: true
    padding: 0
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    closePolicy: Popup.NoAutoClose
    background: Rectangle { color: Theme.window }

    contentItem: FocusScope {
        focus: true
        TapGuard { id: guard }
        Accessible.role: Accessible.Dialog
        Accessible.name: words.text
        Column {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.wideSpace, 460)
            spacing: Theme.wideSpace
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: "ui/eye"
                size: 64
                color: Theme.accent
            }
            TitleText {
                id: words
                horizontalAlignment: Text.AlignHCenter
                text: cover.who !== "" ? qsTr("Hand the device to %1").arg(cover.who) : qsTr("Put the device back on the table")
                font.pixelSize: Theme.headingSize
            }
            MutedBlock {
                horizontalAlignment: Text.AlignHCenter
                text: cover.who !== "" ? qsTr("The next choices are for %1 only.").arg(cover.who) : qsTr("Secret choices are hidden.")
            }
            PushButton {
                id: go
                anchors.horizontalCenter: parent.horizontalCenter
                kind: "primary"
                width: Math.min(implicitWidth + 40, parent.width)
                text: cover.who !== "" ? qsTr("I am %1").arg(cover.who) : qsTr("Show the battle")
                onClicked: {
                    cover.close();
                    cover.passed();
                }
            }
            PushButton {
                anchors.horizontalCenter: parent.horizontalCenter
                kind: "quiet"
                visible: cover.who !== ""
                text: qsTr("Not now")
                onClicked: {
                    cover.close();
                    cover.left();
                }
            }
        }
    }
}
