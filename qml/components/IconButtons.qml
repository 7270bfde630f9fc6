pragma ComponentBehavior: Bound
import QtQuick

/// Buttons that are only pictures, as a table.
Repeater {
    id: list

    /// Each of {icon, label, go}; `shown`: whether it is there; `off`: nothing to do now, but its name can still be read.
    required property var entries
    property color ink: Theme.text

    // By their number: a button stays while its words change.
    model: entries.length
    delegate: IconButton {
        required property int index
        readonly property var entry: list.entries[index] ?? {}
        visible: entry.shown ?? true
        iconName: entry.icon ?? ""
        label: entry.label ?? ""
        ink: list.ink
        available: !entry.off
        onClicked: if (available) entry.go()
    }
}
