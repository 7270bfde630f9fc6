import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Moves the active player's token for a Unit that is in no list.
Sheet {
    id: sheet

    required property MatchController controller

    title: qsTr("%1 spends").arg(controller.activeName)

    Column {
        width: parent.width
        spacing: 2
        CaptionText {
            width: parent.width
            text: qsTr("TS in all, Stress included")
        }
        NumberStepper {
            id: ts
            label: qsTr("TS in all")
            from: 1
            to: 16
            value: 1
        }
    }
    footer: PushButton {
        kind: "primary"
        text: qsTr("Move the token")
        onClicked: {
            sheet.controller.spend(ts.value);
            sheet.close();
        }
    }
}
