import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// What is always at hand: taking the last thing back, by its name; doing it again; the log, and the rest.
Rectangle {
    id: bar

    required property TableController table
    property bool frozen: false

    signal rulesWanted()
    signal logWanted()
    signal menuWanted()

    implicitHeight: Math.max(Theme.target + 4, caption.implicitHeight + words.implicitHeight + 4) + 12
    color: Theme.surface

    Rectangle {
        width: parent.width
        height: Theme.borderWidth
        color: Theme.divider
    }
    AbstractButton {
        id: undo
        x: 4
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, others.x - x - 4)
        height: bar.height - 12
        implicitWidth: 44 + Math.max(words.implicitWidth, caption.implicitWidth) + 12
        visible: bar.table.undoText !== "" && !bar.frozen
        onClicked: bar.table.undo()
        contentItem: Item {
            Icon {
                id: arrow
                x: 10
                anchors.verticalCenter: parent.verticalCenter
                name: "ui/undo"
                size: 22
                fixed: true
                color: Theme.accent
            }
            Column {
                anchors.left: arrow.right
                anchors.leftMargin: 10
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                CaptionText {
                    id: caption
                    text: qsTr("Undo")
                    color: Theme.accent
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
                Text {
                    id: words
                    width: parent.width
                    textFormat: Text.PlainText
                    text: bar.table.undoText
                    color: Theme.text
                    font.pixelSize: Theme.captionSize
                    elide: Text.ElideRight
                    readonly property bool shortened: true // The log has all of it.
                    Accessible.ignored: true
                }
            }
        }
        background: Rectangle {
            radius: Theme.smallRadius
            color: undo.down || undo.hovered ? Theme.accentSoft : "transparent"
            FocusRing { shown: undo.visualFocus }
        }
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Undo: %1").arg(bar.table.undoText)
        Accessible.onPressAction: undo.clicked()
        Keys.onReturnPressed: undo.clicked()
    }
    Row {
        id: others
        anchors.right: parent.right
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        IconButton {
            visible: bar.table.redoText !== "" && !bar.frozen
            iconName: "ui/redo"
            ink: Theme.accent
            label: qsTr("Redo: %1").arg(bar.table.redoText)
            onClicked: bar.table.redo()
        }
        IconButton {
            iconName: "ui/rules"
            ink: Theme.accent
            label: qsTr("Rules for now")
            onClicked: bar.rulesWanted()
        }
        IconButton {
            iconName: "ui/history"
            ink: Theme.accent
            label: qsTr("Log")
            onClicked: bar.logWanted()
        }
        IconButton {
            iconName: "ui/more"
            ink: Theme.accent
            label: qsTr("More")
            onClicked: bar.menuWanted()
        }
    }
}
