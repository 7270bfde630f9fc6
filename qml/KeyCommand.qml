import QtQuick
import QtQuick.Controls.Basic

/// Something that keys do, by its name in the KeyTable. That of a page holds as long as the page is on top.
Shortcut {
    required property string command
    /// The page that it belongs to; null: the window.
    property Item owner: null

    sequences: KeyTable.keysOf(command)
    enabled: !owner || owner.StackView.status === StackView.Active
}
