pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// What can be chosen of an entry.
Sheet {
    id: sheet

    required property ChoiceEntry entry
    /// More of them than a thumb wants to pass are left to the search.
    readonly property int most: 60

    title: entry.label
    preferredWidth: 440

    function take(value: string) {
        close();
        entry.chosen(value);
    }

    ColumnBlock {
        MenuEntry {
            visible: sheet.entry.noneText !== ""
            iconName: sheet.entry.current === "" ? "ui/check" : ""
            text: sheet.entry.noneText
            onClicked: sheet.take("")
        }
        Repeater {
            model: sheet.entry.choices.slice(0, sheet.most)
            delegate: MenuEntry {
                required property var modelData
                iconName: modelData.value === sheet.entry.current ? "ui/check" : ""
                text: modelData.text
                detail: modelData.detail ?? ""
                onClicked: sheet.take(modelData.value)
            }
        }
        MutedBlock {
            visible: sheet.entry.choices.length === 0 && sheet.entry.noneText === ""
            text: qsTr("Nothing to choose from yet.")
        }
    }
}
