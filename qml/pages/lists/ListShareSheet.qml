import QtQuick
import Adjutant

/// The list on paper, as a file, as a text and as a code to paste or scan.
Sheet {
    id: sheet

    required property ListEditor editor
    required property Main shell
    property string picture

    title: qsTr("Print and share")
    preferredWidth: 720
    onAboutToShow: {
        code.text = editor.exportedAs("code").trim();
        picture = editor.qrPicture();
    }

    function printOut() {
        const done = editor.printList();
        if (done !== "")
            shell.report(done, "", null);
    }
    function save(format: string) { shell.reportSaved(editor.saveAs(format)); }
    function copy(format: string) {
        Clipboard.copy(editor.exportedAs(format));
        shell.report(qsTr("List copied."), "", null);
    }

    Connections {
        target: sheet.editor
        function onSharingErrorChanged() { if (sheet.editor.sharingError !== "") sheet.shell.report("", "", null); }
    }

    Banner { text: sheet.editor.sharingError }
    Grid {
        width: parent.width
        columns: width >= 560 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.wideSpace
        rowSpacing: Theme.space

        Column {
            width: (parent.width - (parent.columns - 1) * parent.columnSpacing) / parent.columns
            spacing: 2
            SectionTitle { text: qsTr("For the table") }
            MenuEntries {
                entries: [
                    {icon: "ui/print", text: qsTr("Print"), detail: qsTr("A short entry for every unit"), go: () => sheet.printOut()},
                    {icon: "ui/file", text: qsTr("Save as PDF"), go: () => sheet.save("pdf")},
                    {icon: "ui/globe", text: qsTr("Save as web page"), go: () => sheet.save("html")}
                ]
            }
            SectionTitle {
                topPadding: 10
                text: qsTr("For a chat")
            }
            MenuEntries {
                entries: [
                    {icon: "ui/copy", text: qsTr("Copy as text"), go: () => sheet.copy("text")},
                    {icon: "ui/copy", text: qsTr("Copy as Markdown"), go: () => sheet.copy("markdown")}
                ]
            }
            SectionTitle {
                topPadding: 10
                text: qsTr("For another Adjutant")
            }
            MenuEntries {
                entries: [
                    {icon: "ui/export", text: qsTr("Save as YAML"), detail: qsTr("Can be imported again in full"), go: () => sheet.save("yaml")},
                    {icon: "ui/export", text: qsTr("Save as JSON"), go: () => sheet.save("json")}
                ]
            }
        }
        Column {
            width: (parent.width - (parent.columns - 1) * parent.columnSpacing) / parent.columns
            spacing: Theme.gap
            SectionTitle { text: qsTr("Code") }
            QrCode {
                width: Math.min(parent.width, 300)
                visible: sheet.picture !== ""
                source: sheet.picture
            }
            MutedBlock {
                visible: sheet.picture === ""
                text: qsTr("This list is too long for a QR code. Share it as a code or a file.")
            }
            TextArea {
                id: code
                label: qsTr("Code to import in Adjutant")
                readOnly: true
                lines: 3
            }
            PushButtons {
                entries: [{icon: "ui/copy", text: qsTr("Copy the code"), go: () => {
                    Clipboard.copy(code.text);
                    sheet.shell.report(qsTr("Code copied."), "", null);
                }}]
            }
        }
    }
}
