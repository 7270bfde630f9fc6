pragma ComponentBehavior: Bound
import QtQuick

/// Menu entries as a table.
Repeater {
    id: entries

    /// What closes before one of them is done; null: nothing.
    property Sheet menu: null

    /// Each of {icon, text, detail, go}; `off`: it can't be done now; `danger` and `leadsOn` as a MenuEntry has them.
    model: []
    delegate: MenuEntry {
        required property var modelData
        iconName: modelData.icon
        text: modelData.text
        detail: modelData.detail ?? ""
        enabled: !modelData.off
        danger: modelData.danger ?? false
        leadsOn: modelData.leadsOn ?? false
        onClicked: entries.menu ? entries.menu.closeThen(modelData.go) : modelData.go()
    }
}
