pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The questions of the odds in a grid, each part under its name. Rows of units are filled from a list here.
Flow {
    id: fields

    required property OddsController odds

    signal cardsWanted(string place, string label)
    signal listWanted(formField question)

    /// The parts of the form whose details are shown, by their paths.
    property var opened: ({})

    function partOf(path: string): string {
        return path.substring(0, path.lastIndexOf("/"));
    }
    function openDetails(part: string, open: bool) {
        const parts = Object.assign({}, opened);
        parts[part] = open;
        opened = parts;
    }

    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (150 * Theme.textScale + spacing)))
    readonly property real cellWidth: Math.floor((width - (columns - 1) * spacing) / columns)

    spacing: 12

    Repeater {
        model: fields.odds.form.fields
        delegate: Column {
            id: question
            required property formField row
            /// Of {text, value, isRow}, where a part begins with this question.
            readonly property var part: fields.odds.parts[row.path]
            readonly property string place: fields.partOf(row.path)

            visible: !row.detail || row.origin === "given" || row.origin === "missing" || fields.opened[place] === true
            width: cell.isShort && part === undefined && !cell.begins ? fields.cellWidth : fields.width
            spacing: Theme.gap

            FlowBlock {
                topPadding: Theme.gap
                visible: question.part !== undefined
                TitleText {
                    id: heading
                    visible: question.part !== undefined && !question.part.isRow
                    width: Math.min(Math.ceil(letters.advanceWidth(text)) + rightPadding + 1, parent.width)
                    height: Theme.target
                    verticalAlignment: Text.AlignVCenter
                    rightPadding: Theme.gap
                    text: question.part?.text ?? ""

                    FontMetrics {
                        id: letters
                        font: heading.font
                    }
                }
                PushButton {
                    visible: question.part?.value.includes("/") ?? false
                    iconName: "ui/armies"
                    width: Math.min(implicitWidth, parent.width)
                    text: question.part?.isRow ? qsTr("%1: fill from a unit").arg(question.part.text) : qsTr("Fill from a unit")
                    onClicked: fields.cardsWanted(question.part.value, question.part.text)
                }
                ToggleChip {
                    visible: question.part !== undefined && question.part.hasDetails
                    text: qsTr("All stats")
                    checked: fields.opened[question.place] === true
                    onToggled: fields.openDetails(question.place, checked)
                }
            }
            FormCell {
                id: cell
                width: parent.width
                shortWidth: fields.cellWidth
                form: fields.odds.form
                row: question.row
                onListWanted: fields.listWanted(question.row)
            }
        }
    }
}
