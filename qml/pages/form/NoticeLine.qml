import QtQuick
import Adjutant

/// A warning, or what can't be, with its sign.
Rectangle {
    id: notice

    property string text
    property bool grave: false
    /// One of several: they leave room for what they are about.
    property bool dense: false
    /// By which the reference names what is broken; empty: nothing has a name.
    property string rule

    width: parent ? parent.width : 0
    implicitHeight: visible ? Math.max(words.implicitHeight + (dense ? 8 : 20), entry.height) : 0
    radius: Theme.smallRadius
    color: grave ? Theme.dangerSoft : Theme.warningSoft
    border.width: Theme.highContrast ? 2 : 0
    border.color: grave ? Theme.danger : Theme.warningText

    Icon {
        id: sign
        x: 10
        y: Math.min(10, (notice.height - height) / 2)
        name: notice.grave ? "ui/error" : "ui/warning"
        color: notice.grave ? Theme.danger : Theme.warningText
    }
    BodyText {
        id: words
        anchors.left: sign.right
        anchors.right: entry.left
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        y: (notice.height - height) / 2
        text: notice.text
        font.pixelSize: notice.dense ? Theme.captionSize : Theme.bodySize
        Accessible.role: Accessible.AlertMessage
    }
    RuleButton {
        id: entry
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        rule: notice.rule
        about: ""
        label: qsTr("Show the rule")
    }
}
