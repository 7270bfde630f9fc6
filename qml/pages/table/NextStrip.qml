import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components

/// What comes next, as long as the top of the page that says so is out of sight.
AbstractButton {
    id: strip

    /// Whether it has to be done next: a tap begins it. Otherwise a tap leads to the top.
    required property bool due

    implicitHeight: Math.max(Theme.target, words.implicitHeight + 16)
    leftPadding: Theme.space
    rightPadding: Theme.space

    contentItem: Item {
        Text {
            id: words
            width: parent.width - arrow.width - 8
            anchors.verticalCenter: parent.verticalCenter
            textFormat: Text.PlainText
            text: strip.text
            color: strip.due ? Theme.accentText : Theme.text
            font.pixelSize: Theme.bodySize
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            readonly property bool shortened: true // The top of the page has all of it.
            Accessible.ignored: true
        }
        Icon {
            id: arrow
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            name: strip.due ? "ui/chevron-right" : "ui/chevron-up"
            size: 22
            color: words.color
        }
    }
    background: Rectangle {
        color: strip.due ? (strip.down ? Qt.darker(Theme.accent, 1.15) : Theme.accent) : strip.down || strip.hovered ? Theme.accentSoft : Theme.surface
        Rectangle {
            width: parent.width
            height: Theme.borderWidth
            color: Theme.divider
        }
        FocusRing { shown: strip.visualFocus }
    }
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Next: %1").arg(text)
    Accessible.onPressAction: strip.clicked()
    Keys.onReturnPressed: strip.clicked()
    Keys.onEnterPressed: strip.clicked()
}
