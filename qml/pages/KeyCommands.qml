pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Adjutant

/// What keys do as long as a page is on top.
Instantiator {
    id: keys

    required property Item page
    /// What is done, by its name in the KeyTable.
    required property var commands

    model: Object.keys(commands)
    delegate: KeyCommand {
        required property string modelData
        command: modelData
        owner: keys.page
        onActivated: keys.commands[modelData]()
    }
}
