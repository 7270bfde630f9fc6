pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Things to choose one of.
Sheet {
    id: sheet

    property var choices: []
    property string current
    property string noneText
    property string iconName
    /// More of them than a thumb wants to pass are left to the search.
    readonly property int most: 60

    signal chosen(string value)

    preferredWidth: 440

    function take(value: string) {
        close();
        chosen(value);
    }

    ColumnBlock {
        MenuEntry {
            visible: sheet.noneText !== ""
            iconName: sheet.current === "" ? "ui/check" : ""
            text: sheet.noneText
            onClicked: sheet.take("")
        }
        Repeater {
            model: sheet.choices.slice(0, sheet.most)
            delegate: MenuEntry {
                required property var modelData
                iconName: modelData.value === sheet.current ? "ui/check" : ""
                text: modelData.text
                detail: modelData.detail ?? ""
                onClicked: sheet.take(modelData.value)
            }
        }
        BodyBlock {
            visible: sheet.choices.length === 0 && sheet.noneText === ""
            color: Theme.mutedText
            text: qsTr("Nothing to choose from yet.")
        }
    }
}
