import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Against what a Unit tests its Morale.
Sheet {
    id: sheet

    property string unit
    property string name

    signal wanted(string unit, int opposition)

    title: qsTr("Morale of %1").arg(name)

    Column {
        width: parent.width
        spacing: 2
        CaptionText {
            text: qsTr("Opposition: Saturation of a shot, or how far the winner's Advantage is ahead")
            width: parent.width
        }
        NumberStepper {
            id: opposition
            label: qsTr("Opposition")
            from: 0
            to: 20
            value: 2
        }
    }
    footer: PushButton {
        kind: "primary"
        text: qsTr("Roll")
        onClicked: {
            sheet.close();
            sheet.wanted(sheet.unit, opposition.value);
        }
    }
}
