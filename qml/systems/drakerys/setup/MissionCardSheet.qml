pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// The nine mission cards, or none.
Sheet {
    id: sheet

    property var cards: []
    property string current

    signal chosen(string mission)

    function take(mission: string) {
        chosen(mission);
        close();
    }

    Column {
        width: parent.width
        spacing: 2
        Repeater {
            model: sheet.cards
            delegate: MenuEntry {
                id: entry
                required property var modelData
                iconName: modelData.value === sheet.current ? "ui/check" : "field/objective"
                text: modelData.text
                detail: modelData.detail
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: modelData.value === sheet.current
                onClicked: sheet.take(modelData.value)
            }
        }
        MenuEntry {
            iconName: "ui/close"
            text: qsTr("No card")
            visible: sheet.current !== ""
            onClicked: sheet.take("")
        }
    }
}
