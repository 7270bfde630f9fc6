// Not ComponentBehavior: Bound, since the Loader of Qt 6.4 can't make a bound component.
// qmllint disable unqualified
import QtQuick
import Adjutant.Components

/// One question of a card or of odds, always open: its name above what answers it. Nothing moves by answering; what is
/// picked from a list is picked in a sheet.
Column {
    id: cell

    required property FormController form
    required property formField row
    /// Of a short one, beside others.
    property real shortWidth: 160

    readonly property bool picks: row.kind === "pick" || row.kind === "several"
    readonly property bool isShort: row.kind === "number" || row.kind === "yesno" || picks && row.value.length <= 14 && row.label.length <= 22
    readonly property bool begins: row.rowTitle !== ""

    signal listWanted(string path)

    spacing: 4

    EndedRow {
        visible: cell.begins
        SectionTitle { text: cell.row.rowTitle }
        end: IconButton {
            iconName: "ui/delete"
            label: qsTr("Remove %1").arg(cell.row.rowTitle)
            onClicked: cell.form.removeRow(cell.row.rowsPath, cell.row.rowKey)
        }
    }
    CaptionText {
        width: cell.isShort ? Math.min(cell.shortWidth, cell.width) : parent.width
        visible: cell.row.kind !== "text"
        text: cell.row.unit !== "" && cell.row.kind === "number" ? Phrase.of(qsTr("%1 (%2)"), [cell.row.label, cell.row.unit]) : cell.row.label
        color: cell.row.asksNow ? Theme.accent : Theme.mutedText
        font.weight: cell.row.asksNow ? Font.DemiBold : Font.Normal
        Accessible.ignored: cell.row.kind !== "rows"
    }
    Loader {
        width: cell.isShort ? Math.min(cell.shortWidth, cell.width) : parent.width
        sourceComponent: cell.row.kind === "number" ? stepping : cell.row.kind === "yesno" ? switching : cell.row.kind === "text" ? typing
                         : cell.row.kind === "rows" ? adding : picking
    }
    CaptionBlock {
        visible: text !== "" && !cell.isShort
        text: cell.row.why
    }

    Component {
        id: stepping
        NumberField {
            form: cell.form
            row: cell.row
            inGrid: true
        }
    }
    Component {
        id: switching
        YesNoField {
            form: cell.form
            row: cell.row
            compact: true
        }
    }
    Component {
        id: typing
        WordsField {
            form: cell.form
            row: cell.row
            inGrid: true
        }
    }
    Component {
        id: adding
        RowsField {
            form: cell.form
            row: cell.row
        }
    }
    Component {
        id: picking
        Pressable {
            id: list
            implicitHeight: Math.max(Theme.target, words.implicitHeight + 16)
            text: cell.row.value !== "" ? cell.row.value : "–"
            onClicked: cell.listWanted(cell.row.path)
            contentItem: Item {
                BodyText {
                    id: words
                    x: 12
                    width: parent.width - x - arrow.width - 14
                    anchors.verticalCenter: parent.verticalCenter
                    text: list.text
                    Accessible.ignored: true
                }
                EndIcon {
                    id: arrow
                    anchors.rightMargin: 8
                    name: "ui/chevron-down"
                    color: Theme.accent
                }
            }
            ground: Theme.surface
            outline: Theme.borderWidth
            outlineColour: cell.row.asksNow ? Theme.accent : Theme.outline
            Accessible.name: Phrase.of(qsTr("%1: %2"), [cell.row.label, list.text])
            Accessible.description: qsTr("change it")
        }
    }
}
