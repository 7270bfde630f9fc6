pragma ComponentBehavior: Bound
import QtQuick

/// Actions on one thing, as large rows; the menu closes before one of them is done.
Sheet {
    id: menu

    /// Each of {icon, text, detail, go}; `off`: it can't be done now; `danger` and `leadsOn` as a MenuEntry has them.
    property var entries: []

    preferredWidth: 400

    Repeater {
        model: menu.entries
        delegate: MenuEntry {
            required property var modelData
            iconName: modelData.icon
            text: modelData.text
            detail: modelData.detail ?? ""
            enabled: !modelData.off
            danger: modelData.danger ?? false
            leadsOn: modelData.leadsOn ?? false
            onClicked: menu.closeThen(modelData.go)
        }
    }
}
