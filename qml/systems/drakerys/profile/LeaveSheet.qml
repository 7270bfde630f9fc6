import QtQuick
import Adjutant.Components

/// What becomes of a card that was changed and not kept.
Sheet {
    id: sheet

    property string unitName
    property var then: null

    signal kept()

    function ask(name: string, leaving: var) {
        unitName = name;
        then = leaving;
        open();
    }
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
        text: qsTr("The stats of %1 have unsaved changes.").arg(sheet.unitName)
    }
    footer: [
        PushButton {
            id: keep
            kind: "primary"
            text: qsTr("Save")
            onClicked: sheet.closeThen(() => sheet.kept())
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
