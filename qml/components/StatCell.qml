import QtQuick
import QtQuick.Controls.Basic

/// A figure of a card, for eye and ear; one that has a rule opens it.
AbstractButton {
    id: cell

    /// Of {label, value, name, icon, rule}.
    required property var modelData
    property color ground: "transparent"

    enabled: modelData.rule !== ""
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    padding: 0
    background: Rectangle {
        radius: 6
        color: cell.down || cell.hovered ? Theme.accentSoft : cell.ground
        border.width: Theme.highContrast && cell.ground.a > 0 ? 1 : 0
        border.color: Theme.outline
        FocusRing { shown: cell.visualFocus }
    }
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: modelData.name + " " + modelData.value
    Accessible.description: enabled ? qsTr("Shows the rule") : ""
    Accessible.onPressAction: cell.clicked()
    Keys.onReturnPressed: cell.clicked()
    Keys.onEnterPressed: cell.clicked()
}
