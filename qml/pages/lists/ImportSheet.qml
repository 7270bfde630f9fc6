import QtQuick
import Adjutant.Components

/// A list from a code, a file or pasted text.
Sheet {
    id: sheet

    title: qsTr("Import a list")

    property string error

    /// Shows why nothing was imported here, beside the text, rather than behind the sheet.
    function take(list: string) {
        if (list !== "") {
            close();
            return;
        }
        error = ListLibrary.message;
        ListLibrary.dismissMessage();
    }

    onAboutToShow: {
        error = "";
        const onClipboard = Clipboard.text();
        const fits = onClipboard.startsWith("ADJ") || onClipboard.startsWith("format: adjutant-roster");
        pasted.setWords(fits ? onClipboard : "");
    }
    onOpened: pasted.area.forceActiveFocus(Qt.OtherFocusReason)

    BodyBlock {
        text: qsTr("Paste a code (starting with ADJ1:) or the contents of a list file. The list is checked; your other lists don’t change.")
    }
    TextArea {
        id: pasted
        label: qsTr("Code or text")
        lines: 6
        clipboard: marked => marked ? Clipboard.marked() : Clipboard.text()
        onEdited: sheet.error = ""
    }
    Banner { text: sheet.error }
    buttons: [
        {kind: "primary", text: qsTr("Import"), off: pasted.held === "" && pasted.text.trim() === "",
         go: () => sheet.take(ListLibrary.importText(pasted.wholeText))},
        {icon: "ui/folder", text: qsTr("Choose a file…"), go: () => {
            const path = ListLibrary.chooseFile();
            if (path !== "")
                sheet.take(ListLibrary.importFile(path));
        }}
    ]
}
