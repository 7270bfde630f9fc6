pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// The armies to choose from.
Sheet {
    id: sheet

    property var armies: []

    signal chosen(string army)

    Repeater {
        model: sheet.armies
        delegate: MenuEntry {
            required property var modelData
            iconName: "ui/armies"
            text: modelData.text
            onClicked: {
                sheet.chosen(modelData.value);
                sheet.close();
            }
        }
    }
}
