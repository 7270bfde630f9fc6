import QtQuick

/// A figure of a card, for eye and ear; one that has a rule opens it.
Pressable {
    id: cell

    /// Of {label, value, name, icon, rule}.
    required property var modelData

    enabled: modelData.rule !== ""
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    padding: 0
    corner: 6
    outline: Theme.highContrast && cell.ground.a > 0 ? 1 : 0
    outlineColour: Theme.outline
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: modelData.name + " " + modelData.value
    Accessible.description: enabled ? qsTr("Shows the rule") : ""
}
