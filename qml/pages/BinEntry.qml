import QtQuick
import Adjutant

/// Leads to what was deleted, where something was.
MenuEntry {
    visible: Bin.contents !== ""
    iconName: "ui/delete"
    leadsOn: true
    text: qsTr("Bin")
    detail: Bin.contents
    onClicked: (Window.window as Main)?.openBin()
    Component.onCompleted: Bin.look()

    Connections {
        target: ListLibrary
        function onListsChanged() { Bin.look(); }
    }
}
