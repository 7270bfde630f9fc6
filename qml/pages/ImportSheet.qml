import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// An army from a code, a file or pasted text.
Sheet {
    id: sheet

    title: qsTr("Import an army")

    onAboutToShow: {
        pasted.text = "";
        const onClipboard = Clipboard.text();
        if (onClipboard.startsWith("ADJ") || onClipboard.startsWith("format: adjutant-roster"))
            pasted.text = onClipboard;
    }

    BodyText {
        width: parent.width
        text: qsTr("Paste an army code (it starts with ADJ1:) or the contents of an army file. The army is checked anew; your other armies stay as they are.")
    }
    TextArea {
        id: pasted
        width: parent.width
        label: qsTr("Code or text")
        lines: 6
    }
    footer: [
        PushButton {
            kind: "primary"
            text: qsTr("Import")
            enabled: pasted.text.trim() !== ""
            onClicked: {
                sheet.close();
                ArmyLibrary.importText(pasted.text);
            }
        },
        PushButton {
            iconName: "ui/folder"
            text: qsTr("Choose a file…")
            onClicked: {
                const path = FileChoice.chooseArmy();
                if (path === "")
                    return;
                sheet.close();
                ArmyLibrary.importFile(path);
            }
        }
    ]
}
