pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// What an entry of the list may hand out, and to whom.
Sheet {
    id: sheet

    required property ListEditor editor
    property listEntry row

    readonly property var choices: row.optionChoices
    readonly property var options: Array.from(choices).filter((each, k, all) => all.findIndex(other => other.option === each.option) === k)

    title: qsTr("Options from %1").arg(row.title)

    MutedBlock {
        text: qsTr("One option, for one unit in the list; its cost is per Warrior.")
    }
    Repeater {
        model: sheet.options
        delegate: ColumnCard {
            id: option
            required property optionChoice modelData
            spacing: 6
            inset: 14
            insetAbove: 10
            EndedRow {
                TitleText { text: option.modelData.title }
                end: IconButtons {
                    entries: [{icon: "ui/rules", label: qsTr("Rule for %1").arg(option.modelData.title),
                               go: () => (option.Window.window as Main)?.openRule("option/" + option.modelData.option)}]
                }
            }
            CaptionBlock { text: option.modelData.summary }
            FlowBlock {
                spacing: 6
                Repeater {
                    model: sheet.choices.filter(choice => choice.option === option.modelData.option)
                    delegate: Column {
                        id: receiver
                        required property optionChoice modelData
                        width: Math.min(chip.implicitWidth, option.inner)
                        ToggleChip {
                            id: chip
                            checkable: false
                            checked: receiver.modelData.chosen
                            text: receiver.modelData.receiver + " · " + receiver.modelData.price
                            Accessible.description: receiver.modelData.warning
                            onClicked: {
                                if (receiver.modelData.chosen)
                                    sheet.editor.dropOption(sheet.row.entry, receiver.modelData.option, receiver.modelData.to);
                                else
                                    sheet.editor.chooseOption(sheet.row.entry, receiver.modelData.option, receiver.modelData.to);
                                sheet.close();
                            }
                        }
                        PlainCaptionBlock {
                            leftPadding: 14
                            text: receiver.modelData.warning
                            color: Theme.warningText
                        }
                    }
                }
            }
        }
    }
}
