import QtQuick

/// Something went wrong, or needs to be known: what happened, what is safe, what to do. Without words it takes no room.
Rectangle {
    id: banner

    required property string text
    property string actionText
    property bool dismissible: false
    property bool grave: true

    signal action()
    signal dismissed()

    visible: text !== ""
    width: parent ? parent.width : 0
    implicitHeight: words.implicitHeight + buttons.height + 28
    radius: Theme.smallRadius
    color: grave ? Theme.dangerSoft : Theme.warningSoft
    border.width: Theme.borderWidth
    border.color: grave ? Theme.danger : Theme.warningText

    Icon {
        id: picture
        x: 14
        y: 14
        name: banner.grave ? "ui/error" : "ui/info"
        color: banner.grave ? Theme.danger : Theme.warningText
    }
    BodyText {
        id: words
        anchors.left: picture.right
        anchors.right: parent.right
        anchors.leftMargin: 12
        anchors.rightMargin: 14
        y: 14
        text: banner.text
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        height: banner.actionText !== "" || banner.dismissible ? Theme.target : 0
        PushButtons {
            entries: [
                {kind: "quiet", text: banner.actionText, shown: banner.actionText !== "", go: () => banner.action()},
                {kind: "quiet", text: qsTr("Dismiss"), shown: banner.dismissible, go: () => banner.dismissed()}
            ]
        }
    }
}
