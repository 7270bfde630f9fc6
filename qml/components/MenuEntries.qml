pragma ComponentBehavior: Bound
import QtQuick

/// Menu entries as a table.
Repeater {
    id: list

    /// Each of {icon, text, detail, go}; `off`: it can't be done now; `danger` and `leadsOn` as a MenuEntry has them.
    required property var entries
    /// What closes before one of them is done; null: nothing.
    property Sheet menu: null

    // By their number: an entry stays while its words change.
    model: entries.length
    delegate: MenuEntry {
        required property int index
        readonly property var entry: list.entries[index] ?? {}
        iconName: entry.icon ?? ""
        text: entry.text ?? ""
        detail: entry.detail ?? ""
        enabled: !entry.off
        danger: entry.danger ?? false
        leadsOn: entry.leadsOn ?? false
        onClicked: list.menu ? list.menu.closeThen(entry.go) : entry.go()
    }
}
