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

    ColumnBlock {
        MenuEntries {
            menu: sheet
            entries: [...(sheet.entry.noneText !== "" ? [{text: sheet.entry.noneText, value: ""}] : []),
                      ...Array.from(sheet.entry.choices).slice(0, sheet.most)]
                     .map(each => ({icon: each.value === sheet.entry.current ? "ui/check" : "", text: each.text, detail: each.detail,
                                    go: () => sheet.entry.chosen(each.value)}))
        }
        MutedBlock {
            visible: sheet.entry.choices.length === 0 && sheet.entry.noneText === ""
            text: qsTr("Nothing to choose from yet.")
        }
    }
}
