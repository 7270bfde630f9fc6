import QtQuick
import Adjutant

/// A figure of a card, for eye and ear; one that has a rule opens it.
Pressable {
    id: cell

    /// Of {label, value, name, icon}.
    required property var modelData
    /// Whether it opens its rule, where there is one.
    property bool opens: true
    readonly property string rule: opens ? Rulebook.idFor("", modelData.name) : ""

    enabled: rule !== ""
    onClicked: (Window.window as Main)?.openRule(rule)
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    corner: 6
    outline: Theme.highContrast && cell.ground.a > 0 ? 1 : 0
    outlineColour: Theme.outline
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: modelData.name + " " + modelData.value
    Accessible.description: enabled ? qsTr("Shows the rule") : ""
}
