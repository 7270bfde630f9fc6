import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components

/// What a form is about and what it costs, the ways to the rules, and the way out.
Item {
    id: header

    required property string title
    required property string subtitle
    /// For so many of the subtitle there is room: what stands below doesn't move when a cost is known.
    property int lines: 1
    /// What the rules are looked up for.
    required property string about

    signal closeWanted()

    height: Math.max(64, heading.implicitHeight + 24)

    FontMetrics {
        id: metrics
        font: subtitle.font
    }
    Column {
        id: heading
        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.leftMargin: Theme.space
        anchors.verticalCenter: parent.verticalCenter
        TitleText {
            width: parent.width
            text: header.title
        }
        CaptionText {
            id: subtitle
            width: parent.width
            height: Math.max(implicitHeight, header.lines * metrics.height)
            text: header.subtitle
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        RuleButton {
            iconName: "ui/info"
            about: header.about
        }
        IconButton {
            // The keys stay where they are, and answer again behind it.
            focusPolicy: Qt.TabFocus
            iconName: "ui/rules"
            label: qsTr("Look up a rule")
            onClicked: (Window.window as Main)?.openRules()
        }
        IconButton {
            iconName: "ui/close"
            label: qsTr("Close")
            onClicked: header.closeWanted()
        }
    }
}
