import QtQuick
import Adjutant.Components

/// Asked before a page is left with what isn't saved.
Sheet {
    id: sheet

    property string text
    /// Saves it; whether that was possible.
    property var save: null
    property var then: null

    /// Leaves the page.
    function go() {
        const leaving = then;
        then = null;
        close();
        if (leaving)
            leaving();
    }

    title: qsTr("Save changes?")
    preferredWidth: 460
    onOpened: keep.forceActiveFocus(Qt.TabFocusReason)

    BodyBlock {
        text: sheet.text
    }
    footer: [
        PushButton {
            id: keep
            kind: "primary"
            text: qsTr("Save")
            onClicked: sheet.closeThen(() => {
                if (sheet.save())
                    sheet.go();
            })
        },
        PushButton {
            kind: "danger"
            text: qsTr("Discard")
            onClicked: sheet.go()
        },
        PushButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
