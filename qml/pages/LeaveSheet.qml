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
    onOpened: pushButtons.itemAt(0).forceActiveFocus(Qt.TabFocusReason)

    BodyBlock { text: sheet.text }
    buttons: [
        {kind: "primary", text: qsTr("Save"), go: () => sheet.closeThen(() => {
            if (sheet.save())
                sheet.go();
        })},
        {kind: "danger", text: qsTr("Discard"), go: () => sheet.go()},
        {text: qsTr("Cancel"), go: () => sheet.close()}
    ]
}
