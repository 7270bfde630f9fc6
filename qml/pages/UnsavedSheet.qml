import QtQuick
import Adjutant

/// Asked when the window is to close while something can't be saved.
Sheet {
    id: sheet

    title: qsTr("Close without saving?")
    preferredWidth: 460
    onOpened: pushButtons.itemAt(0).forceActiveFocus(Qt.TabFocusReason)

    BodyBlock { text: qsTr("Your last changes could not be saved. They will be lost when this window closes.") }
    BodyBlock {
        visible: text !== ""
        text: ListLibrary.trouble
    }
    buttons: [
        {kind: "primary", text: qsTr("Try again"), go: () => {
            ListLibrary.retrySaving();
            if (!(sheet.parent.Window.window as Main)?.wouldLose())
                Qt.quit();
        }},
        {kind: "danger", text: qsTr("Close anyway"), go: () => Qt.quit()},
        {text: qsTr("Cancel"), go: () => sheet.close()}
    ]
}
