// Not ComponentBehavior: Bound, since the Loader of Qt 6.4 can't make a bound component.
// qmllint disable unqualified
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

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
    readonly property bool unanswered: row.origin === "missing" || row.origin === "skipped"

    signal listWanted(string path)

    spacing: 4

    Item {
        width: parent.width
        height: visible ? Math.max(Theme.target, rowTitle.implicitHeight) : 0
        visible: cell.begins
        SectionTitle {
            id: rowTitle
            width: parent.width - remove.width
            anchors.verticalCenter: parent.verticalCenter
            text: cell.row.rowTitle
        }
        IconButton {
            id: remove
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
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
        Item {
            implicitHeight: stepper.implicitHeight
            readonly property bool takesCursor: cell.row.takesCursor
            onTakesCursorChanged: if (takesCursor) stepper.focusField()
            NumberStepper {
                id: stepper
                readonly property bool missing: cell.unanswered || cell.row.number < cell.row.lowest
                // The first step from nothing leads to the smallest number that says something, or to the lowest.
                readonly property int start: Math.min(Math.max(0, cell.row.lowest - 1), cell.row.highest)
                label: cell.row.label
                unset: missing
                live: true
                // One below the lowest is no answer, where there need be none.
                from: missing ? Math.min(cell.row.lowest, start - 1) : cell.row.canSkip ? cell.row.lowest - 1 : cell.row.lowest
                to: cell.row.highest
                least: cell.row.lowest
                onValueModified: {
                    if (value < cell.row.lowest && !missing && cell.row.canSkip)
                        cell.form.leaveOut(cell.row.path);
                    else
                        cell.form.answer(cell.row.path, Math.max(cell.row.lowest, value));
                }
            }
            Binding {
                target: stepper
                property: "value"
                value: stepper.missing ? stepper.start : cell.row.number
            }
        }
    }
    Component {
        id: switching
        ChoiceRow {
            compact: true
            label: cell.row.label
            choices: [
                {text: qsTr("Yes"), value: true},
                {text: qsTr("No"), value: false}
            ]
            current: cell.unanswered ? null : cell.row.yes
            onChosen: value => cell.form.answer(cell.row.path, value)
        }
    }
    Component {
        id: typing
        TextEntry {
            label: cell.row.label
            maximumLength: cell.row.longest
            onEdited: cell.form.answer(cell.row.path, text)
            // What is being typed is not written over.
            readonly property string shown: cell.unanswered ? "" : cell.row.value
            onShownChanged: if (!field.activeFocus) text = shown
            readonly property bool takesCursor: cell.row.takesCursor
            onTakesCursorChanged: if (takesCursor) field.forceActiveFocus(Qt.OtherFocusReason)
            Component.onCompleted: text = shown
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
                Icon {
                    id: arrow
                    anchors.right: parent.right
                    anchors.rightMargin: 8
                    anchors.verticalCenter: parent.verticalCenter
                    name: "ui/chevron-down"
                    size: 18
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
