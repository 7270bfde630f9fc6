import QtQuick
import Adjutant
import Adjutant.Components

/// Asks for a name or for notes.
Sheet {
    id: sheet

    property bool several: false
    property var answer: null

    /// Shows the sheet; `done` is called with the words when they are kept.
    function ask(question: string, words: string, manyLines: bool, done: var) {
        title = question;
        several = manyLines;
        answer = done;
        line.text = manyLines ? "" : words;
        lines.text = manyLines ? words : "";
        open();
        (manyLines ? lines.area : line.field).forceActiveFocus(Qt.OtherFocusReason);
        if (!manyLines)
            line.field.selectAll();
    }

    preferredWidth: 460

    TextEntry {
        id: line
        visible: !sheet.several
        width: parent.width
        label: sheet.title
        onAccepted: keep.clicked()
    }
    TextArea {
        id: lines
        visible: sheet.several
        width: parent.width
        label: sheet.title
        lines: 7
    }
    footer: [
        PushButton {
            id: keep
            kind: "primary"
            text: qsTr("Keep")
            onClicked: {
                sheet.close();
                const answer = sheet.answer;
                if (answer)
                    answer(sheet.several ? lines.text : line.text);
            }
        },
        PushButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
