pragma ComponentBehavior: Bound
import QtQuick

/// Buttons with words, as a table.
Repeater {
    id: list

    /// Each of {text, go}; `kind`, `icon` and `description` as a PushButton has them; `shown`: whether it is there; `off`: it
    /// can't be pressed now.
    required property var entries

    // By their number: a button stays while its words change.
    model: entries.length
    delegate: PushButton {
        required property int index
        readonly property var entry: list.entries[index] ?? {}
        visible: entry.shown ?? true
        enabled: !entry.off
        kind: entry.kind ?? "secondary"
        iconName: entry.icon ?? ""
        text: entry.text ?? ""
        description: entry.description ?? ""
        onClicked: entry.go()
    }
}
