import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The line of a measurement with its length.
Item {
    id: ruler

    required property GroundTouch touch
    /// Pixels of one unit.
    required property real pixels

    readonly property real fromX: touch.mark.x * pixels
    readonly property real fromY: height - touch.mark.y * pixels
    readonly property real toX: touch.toX * pixels
    readonly property real toY: height - touch.toY * pixels

    Rectangle {
        x: ruler.fromX
        y: ruler.fromY - height / 2
        width: Math.hypot(ruler.toX - ruler.fromX, ruler.toY - ruler.fromY)
        height: 3
        transformOrigin: Item.Left
        rotation: Math.atan2(ruler.toY - ruler.fromY, ruler.toX - ruler.fromX) * 180 / Math.PI
        antialiasing: true
        color: Theme.accent
    }
    Rectangle {
        x: ruler.toX - width / 2
        y: ruler.toY - height / 2
        width: 16
        height: 16
        radius: 8
        color: "transparent"
        border.width: 3
        border.color: Theme.accent
    }
    // Where the line is short above both of its ends, which it would hide.
    Rectangle {
        readonly property bool above: Math.hypot(ruler.toX - ruler.fromX, ruler.toY - ruler.fromY) < 130
        width: figure.implicitWidth + 18
        height: figure.implicitHeight + 8
        x: Math.max(2, Math.min(ruler.width - width - 2, (ruler.fromX + ruler.toX - width) / 2))
        y: Math.max(2, Math.min(ruler.height - height - 2, above ? Math.min(ruler.fromY, ruler.toY) - height - 20 : (ruler.fromY + ruler.toY - height) / 2))
        radius: Theme.smallRadius
        color: Theme.accent
        border.width: Theme.highContrast ? 0 : 1
        border.color: Theme.accentText
        StrongText {
            id: figure
            anchors.centerIn: parent
            text: ruler.touch.distance
            color: Theme.accentText
        }
    }
}
