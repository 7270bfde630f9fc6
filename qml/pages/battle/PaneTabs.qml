pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// What takes turns on a small screen, as tabs.
Rectangle {
    id: tabs

    /// Of {text, value}.
    required property var choices
    required property string current

    signal chosen(string value)

    implicitHeight: Theme.target
    color: Theme.surface
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("View")

    Divider {
        anchors.bottom: parent.bottom
        width: parent.width
    }
    Row {
        anchors.fill: parent
        Repeater {
            model: tabs.choices
            delegate: Pressable {
                id: tab
                required property var modelData
                readonly property bool isCurrent: modelData.value === tabs.current
                width: tabs.width / Math.max(1, tabs.choices.length)
                height: tabs.height
                text: modelData.text
                onClicked: tabs.chosen(modelData.value)
                contentItem: StrongText {
                    text: tab.text
                    color: tab.isCurrent ? Theme.accent : Theme.mutedText
                    fontSizeMode: Text.HorizontalFit
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
                background: Rectangle {
                    color: tab.down || tab.hovered ? Theme.accentSoft : "transparent"
                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: 3
                        visible: tab.isCurrent
                        color: Theme.accent
                    }
                    FocusRing {
                        anchors.margins: 2
                        shown: tab.activeFocus
                    }
                }
                Accessible.role: Accessible.PageTab
                Accessible.selected: isCurrent
            }
        }
    }
}
