import QtQuick
import Adjutant

/// Asked when the window is to close while something can't be saved.
Sheet {
    id: sheet

    title: qsTr("Close without saving?")
    preferredWidth: 460
    onOpened: again.forceActiveFocus(Qt.TabFocusReason)

    BodyBlock {
        text: qsTr("Your last changes could not be saved. They will be lost when this window closes.")
    }
    BodyBlock {
        visible: text !== ""
        text: ListLibrary.trouble
    }
    footer: [
        PushButton {
            id: again
            kind: "primary"
            text: qsTr("Try again")
            onClicked: {
                ListLibrary.retrySaving();
                if (!(sheet.parent.Window.window as Main)?.wouldLose())
                    Qt.quit();
            }
        },
        PushButton {
            kind: "danger"
            text: qsTr("Close anyway")
            onClicked: Qt.quit()
        },
        PushButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
