import QtQuick
import Adjutant.Components

/// A warning, or what can't be, with its sign.
Rectangle {
    id: notice

    property string text
    property bool grave: false

    implicitHeight: visible ? words.implicitHeight + 20 : 0
    radius: Theme.smallRadius
    color: grave ? Theme.dangerSoft : Theme.warningSoft
    border.width: Theme.highContrast ? 2 : 0
    border.color: grave ? Theme.danger : Theme.warningText

    Icon {
        id: sign
        x: 10
        y: 10
        name: notice.grave ? "ui/error" : "ui/warning"
        color: notice.grave ? Theme.danger : Theme.warningText
    }
    BodyText {
        id: words
        anchors.left: sign.right
        anchors.right: parent.right
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        y: 10
        text: notice.text
        Accessible.role: Accessible.AlertMessage
    }
}
