pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Puts a Unit as the players agree it stands.
Sheet {
    id: sheet

    required property MatchController controller
    property tableUnit row

    title: qsTr("%1 stands so").arg(row.name)
    onAboutToShow: {
        warriors.value = row.warriors;
        injuries.value = row.injuries;
        stress.value = row.stress;
    }

    Flow {
        width: parent.width
        spacing: 16
        Column {
            CaptionText { text: qsTr("Warriors") }
            NumberStepper {
                id: warriors
                label: qsTr("Warriors")
                from: 0
                to: sheet.row.size
            }
        }
        Column {
            CaptionText { text: qsTr("Injury tokens") }
            NumberStepper {
                id: injuries
                label: qsTr("Injury tokens")
                from: 0
                to: Math.max(0, sheet.row.health - 1)
            }
        }
        Column {
            CaptionText { text: qsTr("Stress tokens") }
            NumberStepper {
                id: stress
                label: qsTr("Stress tokens")
                from: 0
                to: 30
            }
        }
    }
    footer: PushButton {
        kind: "primary"
        text: qsTr("Take over")
        onClicked: {
            sheet.controller.amend(sheet.row.id, warriors.value, injuries.value, stress.value);
            sheet.close();
        }
    }
}
