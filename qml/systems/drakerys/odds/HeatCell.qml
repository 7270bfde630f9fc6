import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// One Unit against one Unit: the AP it would gain or lose, as a figure and a shade.
AbstractButton {
    id: button

    required property matchupCell cell
    readonly property color hue: cell.gain >= 0 ? Theme.success : Theme.danger

    enabled: cell.possible
    contentItem: Text {
        text: button.cell.figure
        color: Theme.text
        font.pixelSize: Theme.bodySize
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: 6
        color: button.cell.possible && !Theme.highContrast
               ? Qt.tint(Theme.surface, Qt.rgba(button.hue.r, button.hue.g, button.hue.b, 0.08 + 0.34 * Math.abs(button.cell.gain)))
               : Theme.surface
        border.width: button.hovered ? 2 : Theme.borderWidth
        border.color: Theme.highContrast && button.cell.possible ? button.hue : Theme.divider
        FocusRing { shown: button.visualFocus }
    }
    Accessible.role: Accessible.Button
    Accessible.name: cell.words
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
}
