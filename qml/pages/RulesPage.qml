import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The rules entries by chapter, or of a list.
Item {
    id: page

    readonly property Main shell: Window.window as Main

    function focusSearch() {
        entries.focusSearch();
    }

    Component.onDestruction: if (Rulebook.list !== "") Rulebook.list = ""

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Rules")
        // Over a list.
        canGoBack: page.StackView.index > 0
        onBack: page.shell.back()
        PushButton {
            iconName: "ui/file"
            text: qsTr("Player aid")
            onClicked: page.shell.open("aid", {})
        }
    }
    KeyCommand {
        command: "find"
        owner: page
        onActivated: page.focusSearch()
    }
    RulesList {
        id: entries
        x: Theme.space
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width - 2 * Theme.space
    }
}
