import QtQuick
import Adjutant.Components

/// Asks for a name or for notes. Closing it keeps what was typed; only Cancel throws it away.
Sheet {
    id: sheet

    property bool several: false
    property var answer: null
    /// The one that couldn't keep the words: they are asked again.
    property var refused: null
    property string asked
    readonly property string words: several ? lines.wholeText : line.text
    readonly property int longest: 4000
    readonly property bool tooLong: several && words.length > longest && Array.from(words).length > longest

    /// Shows the sheet; `done` is called with the words when they are kept and differ, and returns false where they
    /// couldn't be.
    function ask(question: string, words: string, manyLines: bool, done: var) {
        title = question;
        several = manyLines;
        answer = done;
        asked = words;
        line.text = manyLines ? "" : words;
        lines.setWords(manyLines ? words : "");
        open();
        (manyLines ? lines.area : line.field).forceActiveFocus(Qt.OtherFocusReason);
        if (!manyLines)
            line.field.selectAll();
    }

    preferredWidth: 460
    function keep(): bool {
        const done = answer;
        answer = null;
        if (!done || words === asked || done(tooLong ? Array.from(words).slice(0, longest).join("") : words) !== false)
            return true;
        refused = done;
        return false;
    }
    onAboutToHide: keep()
    onClosed: {
        answer = refused;
        refused = null;
        if (answer)
            open();
    }
    Connections {
        target: sheet.parent?.Window.window ?? null
        enabled: sheet.opened
        function onClosing(close: CloseEvent) {
            if (sheet.keep())
                return;
            sheet.answer = sheet.refused;
            sheet.refused = null;
            close.accepted = false;
        }
    }

    TextEntry {
        id: line
        visible: !sheet.several
        label: sheet.title
        // A longer one from a file stays.
        maximumLength: Math.max(60, sheet.asked.length)
        onAccepted: sheet.close()
    }
    TextArea {
        id: lines
        visible: sheet.several
        label: sheet.title
        lines: 7
        clipboard: marked => marked ? Clipboard.marked() : Clipboard.text()
    }
    CaptionBlock {
        visible: sheet.tooLong
        text: qsTr("Too long: the limit is %L1 characters.").arg(sheet.longest)
        color: Theme.danger
    }
    buttons: [
        {kind: "primary", text: qsTr("Save"), off: sheet.tooLong, go: () => sheet.close()},
        {text: qsTr("Cancel"), go: () => {
            sheet.answer = null;
            sheet.close();
        }}
    ]
}
