import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The line of a measurement with its length.
Item {
    id: layer

    required property fieldMeasure measure
    required property real centimetre

    readonly property real fromX: measure.fromX * centimetre
    readonly property real fromY: (90 - measure.fromY) * centimetre
    readonly property real toX: measure.toX * centimetre
    readonly property real toY: (90 - measure.toY) * centimetre

    Rectangle {
        visible: layer.measure.complete
        x: layer.fromX
        y: layer.fromY - height / 2
        width: Math.hypot(layer.toX - layer.fromX, layer.toY - layer.fromY)
        height: 3
        transformOrigin: Item.Left
        rotation: Math.atan2(layer.toY - layer.fromY, layer.toX - layer.fromX) * 180 / Math.PI
        antialiasing: true
        color: Theme.accent
    }
    End {
        visible: layer.measure.begun
        x: layer.fromX - width / 2
        y: layer.fromY - height / 2
    }
    End {
        visible: layer.measure.complete
        x: layer.toX - width / 2
        y: layer.toY - height / 2
    }
    Rectangle {
        visible: layer.measure.complete
        width: figure.implicitWidth + 18
        height: figure.implicitHeight + 10
        x: Math.max(2, Math.min(layer.width - width - 2, (layer.fromX + layer.toX - width) / 2))
        y: Math.max(2, Math.min(layer.height - height - 2, (layer.fromY + layer.toY - height) / 2))
        radius: Theme.smallRadius
        color: Theme.accent
        border.width: Theme.highContrast ? 0 : 1
        border.color: Theme.accentText
        Text {
            id: figure
            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: layer.measure.figure
            color: Theme.accentText
            font.pixelSize: Theme.bodySize
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }

    component End: Rectangle {
        width: 16
        height: 16
        radius: 8
        color: "transparent"
        border.width: 3
        border.color: Theme.accent
    }
}
