import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// What is always at hand during a match: taking the last command back, by its name; the log, the missions, and the rest.
Rectangle {
    id: bar

    required property MatchController controller
    property bool frozen: false

    signal logWanted()
    signal missionsWanted()
    signal moreWanted()

    implicitHeight: Theme.target + 12
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
        height: Theme.target + 4
        implicitWidth: 44 + Math.max(words.implicitWidth, caption.implicitWidth) + 12
        visible: bar.controller.undoText !== "" && !bar.frozen
        onClicked: bar.controller.undo()
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
                anchors.right: parent.right
                anchors.leftMargin: 10
                anchors.verticalCenter: parent.verticalCenter
                Text {
                    id: caption
                    text: qsTr("Undo")
                    color: Theme.mutedText
                    font.pixelSize: Math.min(Theme.captionSize, 16)
                    Accessible.ignored: true
                }
                Text {
                    id: words
                    width: parent.width
                    textFormat: Text.PlainText
                    text: bar.controller.undoText
                    color: Theme.accent
                    font.pixelSize: Math.min(Theme.bodySize, 20)
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
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
        Accessible.name: qsTr("Undo: %1").arg(bar.controller.undoText)
        Accessible.onPressAction: undo.clicked()
        Keys.onReturnPressed: undo.clicked()
    }
    Row {
        id: others
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        IconButton {
            visible: bar.controller.redoText !== "" && !bar.frozen
            iconName: "ui/redo"
            label: qsTr("Redo: %1").arg(bar.controller.redoText)
            onClicked: bar.controller.redo()
        }
        IconButton {
            iconName: "game/ap"
            label: qsTr("Missions")
            onClicked: bar.missionsWanted()
        }
        IconButton {
            iconName: "ui/history"
            label: qsTr("Log")
            onClicked: bar.logWanted()
        }
        IconButton {
            iconName: "ui/more"
            label: qsTr("More for the match")
            onClicked: bar.moreWanted()
        }
    }
}
