pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Which army stands on a side; the others are offered on a sheet.
Item {
    id: choice

    required property string role
    required property var armies
    required property string current

    signal chosen(string army)

    readonly property string currentName: {
        for (const army of armies)
            if (army.value === current)
                return army.text;
        return qsTr("No army");
    }

    implicitHeight: entry.implicitHeight

    Card {
        anchors.fill: parent
        MenuEntry {
            id: entry
            width: parent.width
            iconName: "ui/armies"
            text: choice.currentName
            detail: choice.role
            leadsOn: true
            onClicked: {
                sheetLoader.active = true;
                (sheetLoader.item as ArmyChoiceSheet).open();
            }
        }
    }
    Loader {
        id: sheetLoader
        active: false
        source: "ArmyChoiceSheet.qml"
        onLoaded: {
            const sheet = item as ArmyChoiceSheet;
            sheet.armies = Qt.binding(() => choice.armies);
            sheet.title = choice.role;
        }
    }
    Connections {
        target: sheetLoader.item as ArmyChoiceSheet
        function onChosen(army: string) {
            choice.chosen(army);
        }
    }
}
