import QtQuick
import QtQuick.Controls.Basic as Basic

/// Several lines to type into, with their label above them. A long text is kept without being laid out, which would take
/// seconds; a text that nothing could read is refused with words.
ColumnBlock {
    id: entry

    required property string label
    property alias text: area.text
    property alias area: area
    property int lines: 4
    property bool readOnly: false
    /// Gives the clipboard's text, or with `true` what is marked for the middle button; without it, pasting is not watched.
    property var clipboard: null
    property int longestShown: 200 * 1000
    property int longestKept: 4 * 1024 * 1024
    /// A text too long to be shown.
    property string held
    readonly property string wholeText: held !== "" ? held : area.text
    property string problem

    signal edited()

    /// Starts anew with a text.
    function setWords(words: string) {
        problem = "";
        held = "";
        area.text = words.length > longestShown ? "" : words;
        held = words.length > longestShown ? words : "";
        edited();
    }
    /// Puts words in the place of what is selected, as pasting does.
    function take(words: string) {
        const before = area.text.slice(0, area.selectionStart);
        const after = area.text.slice(area.selectionEnd);
        const length = before.length + words.length + after.length;
        problem = length > longestKept ? Phrase.of(qsTr("Too long: %L1 kB; the limit is %L2 kB. Nothing was pasted."), [Math.ceil(length / 1000), Math.floor(longestKept / 1000)]) : "";
        if (problem !== "" || words === "")
            return;
        if (length > longestShown) {
            area.clear();
            held = before + words + after;
        } else {
            held = "";
            area.remove(area.selectionStart, area.selectionEnd);
            area.insert(area.cursorPosition, words);
        }
        edited();
    }
    function drop() {
        held = "";
        edited();
    }

    spacing: 4

    PlainCaption { text: entry.label }
    Rectangle {
        width: entry.width
        height: Math.max(Theme.target, metrics.height * entry.lines * 1.3 + 20)
        radius: Theme.smallRadius
        color: entry.readOnly ? Theme.sunken : Theme.surface
        border.width: area.activeFocus ? 2 : Theme.borderWidth
        border.color: area.activeFocus ? Theme.accent : Theme.outline

        FontMetrics {
            id: metrics
            font: area.font
        }
        Flickable {
            anchors.fill: parent
            anchors.margins: 2
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Basic.ScrollBar.vertical: PageScrollBar {}

            Basic.TextArea.flickable: Basic.TextArea {
                id: area
                readOnly: entry.readOnly || entry.held !== ""
                color: Theme.text
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentText
                font.pixelSize: Theme.bodySize
                textFormat: TextEdit.PlainText
                wrapMode: TextEdit.Wrap
                selectByMouse: true
                padding: 10
                background: null
                onTextChanged: if (activeFocus) entry.edited()
                KeyNavigation.priority: KeyNavigation.BeforeItem
                Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
                Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onPressed: event => {
                    if (entry.clipboard && !entry.readOnly && event.matches(StandardKey.Paste)) {
                        entry.take(entry.clipboard(false));
                        event.accepted = true;
                    } else if (entry.held !== "" && (event.key === Qt.Key_Backspace || event.key === Qt.Key_Delete)) {
                        entry.drop();
                        event.accepted = true;
                    }
                }
                Accessible.role: Accessible.EditableText
                Accessible.name: entry.label
                Accessible.description: heldWords.text
                Accessible.multiLine: true
            }
        }
        // The middle button pastes past the keyboard.
        MouseArea {
            anchors.fill: parent
            enabled: entry.clipboard !== null && !entry.readOnly
            acceptedButtons: Qt.MiddleButton
            cursorShape: Qt.IBeamCursor
            onPressed: mouse => {
                area.forceActiveFocus(Qt.MouseFocusReason);
                entry.take(entry.clipboard(true));
            }
        }
        CaptionText {
            id: heldWords
            x: 12
            y: 10
            width: parent.width - dropButton.width - 24
            color: Theme.text
            font.pixelSize: Theme.bodySize
            maximumLineCount: entry.lines
            elide: Text.ElideRight
            text: entry.held === "" ? "" : Phrase.of(qsTr("%1… (%L2 kB pasted)"), [entry.held.slice(0, 60).split("\n")[0], Math.ceil(entry.held.length / 1000)])
        }
        IconButton {
            id: dropButton
            anchors.right: parent.right
            anchors.top: parent.top
            visible: entry.held !== ""
            iconName: "ui/close"
            label: qsTr("Clear text")
            onClicked: {
                entry.drop();
                area.forceActiveFocus(Qt.OtherFocusReason);
            }
        }
    }
    CaptionText {
        width: entry.width
        color: Theme.danger
        text: entry.problem
        Accessible.role: Accessible.AlertMessage
    }
}
