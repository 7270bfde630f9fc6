pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Which Units a player chooses for a mission, openly or secretly.
Sheet {
    id: sheet

    required property MissionController controller
    property missionRow row
    property var units: []
    property bool secret: true

    title: qsTr("%1 chooses for %2").arg(row.playerName).arg(row.title)
    onAboutToShow: {
        units = controller.choices(row.player, row.mission);
        secret = row.secret || row.chosen === "";
    }

    function toggle(id: string) {
        units = units.map(unit => unit.id === id ? {id: unit.id, name: unit.name, chosen: !unit.chosen} : unit);
    }

    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: sheet.units
            delegate: ToggleChip {
                required property var modelData
                text: modelData.name
                checkable: false
                checked: modelData.chosen
                onClicked: sheet.toggle(modelData.id)
            }
        }
    }
    ToggleChip {
        text: qsTr("Keep it secret")
        checkable: false
        checked: sheet.secret
        onClicked: sheet.secret = !sheet.secret
    }
    footer: PushButton {
        kind: "primary"
        text: qsTr("Chosen")
        onClicked: {
            sheet.controller.choose(sheet.row.player, sheet.row.mission, sheet.units.filter(unit => unit.chosen).map(unit => unit.id), sheet.secret);
            sheet.close();
        }
    }
}
