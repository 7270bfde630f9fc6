pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The table seen from above.
Rectangle {
    id: ground

    required property tableBoard board
    /// Never so high that it hides what is below it.
    readonly property real unit: board.across > 0 && board.deep > 0 ? Math.min(width / board.across, 300 / board.deep) : 1

    implicitHeight: floor.height
    color: "transparent"

    Rectangle {
        id: floor
        width: ground.board.across * ground.unit
        height: ground.board.deep * ground.unit
        radius: Theme.smallRadius
        color: Theme.sunken
        border.width: Theme.borderWidth
        border.color: Theme.outline
    }
    Repeater {
        model: ground.board.items
        delegate: Rectangle {
            id: mark
            required property tableItem modelData
            readonly property real side: Math.max(18, 2 * modelData.radius * ground.unit)
            width: side
            height: side
            radius: side / 2
            x: modelData.x * ground.unit - side / 2
            y: floor.height - modelData.y * ground.unit - side / 2
            color: modelData.place >= 0 ? Theme.sideColour(modelData.side, modelData.place) : Theme.outline
            border.width: 2
            border.color: Theme.surface
            CaptionText {
                anchors.top: parent.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                text: mark.modelData.label
                color: Theme.text
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
