pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The questions of the odds. Where a card's answers fit, the part has its name and can be filled from a card. Figures
/// that were answered stand side by side.
Flow {
    id: fields

    required property OddsController odds

    signal cardsWanted(string place, string label)

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

    readonly property int columns: Math.max(1, Math.floor(width / (150 * Theme.textScale)))

    spacing: Theme.gap

    Repeater {
        model: fields.odds.form.fields
        delegate: Column {
            id: question
            required property formField row
            /// Of {text, value, isRow}, where a part begins with this question.
            readonly property var part: fields.odds.parts[row.path]
            readonly property string place: fields.partOf(row.path)

            visible: !row.detail || row.origin === "given" || row.origin === "missing" || fields.opened[place] === true
            readonly property bool isShort: !row.expanded && part === undefined && row.rowTitle === "" && row.why === "" && row.label.length <= 20
                                            && (row.kind === "number" || row.kind === "yesno"
                                                || (row.kind === "pick" || row.kind === "text") && row.value.length <= 14)
            width: isShort ? Math.floor((fields.width - (fields.columns - 1) * fields.spacing) / fields.columns) : fields.width
            spacing: Theme.gap

            Rectangle {
                width: parent.width
                height: Theme.borderWidth
                visible: question.part !== undefined && question.y > 0
                color: Theme.divider
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                visible: question.part !== undefined
                TitleText {
                    id: heading
                    visible: question.part !== undefined && !question.part.isRow
                    width: Math.min(Math.ceil(letters.advanceWidth(text)) + rightPadding + 1, parent.width)
                    topPadding: Math.max(0, (button.height - letters.height) / 2)
                    bottomPadding: topPadding
                    rightPadding: Theme.gap
                    text: question.part?.text ?? ""

                    FontMetrics {
                        id: letters
                        font: heading.font
                    }
                }
                PushButton {
                    id: button
                    iconName: "ui/file"
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
            FormFieldCard {
                width: parent.width
                form: fields.odds.form
                row: question.row
            }
        }
    }
}
