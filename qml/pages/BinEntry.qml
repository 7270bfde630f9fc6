import QtQuick
import Adjutant

/// Leads to what was deleted, where something was.
MenuEntry {
    readonly property Main shell: Window.window as Main

    visible: Bin.contents !== ""
    iconName: "ui/delete"
    leadsOn: true
    text: qsTr("Bin")
    detail: Bin.contents
    onClicked: shell.openBin()
    Component.onCompleted: Bin.look()

    Connections {
        target: ListLibrary
        function onListsChanged() { Bin.look(); }
    }
}
