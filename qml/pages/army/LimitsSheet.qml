import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// What the army may cost.
Sheet {
    id: sheet

    required property ArmyEditor editor

    title: qsTr("Limits of the army")
    preferredWidth: 440
    onAboutToShow: {
        ap.value = editor.apLimit;
        rarity.value = editor.rarityLimit;
    }

    onOpened: ap.focusField()

    Flow {
        width: parent.width
        spacing: Theme.space
        Column {
            spacing: 4
            CaptionText { text: qsTr("Army Points (AP)") }
            NumberStepper {
                id: ap
                label: qsTr("Army Points (AP)")
                from: 0
                to: 100000
                stepSize: 50
                onValueModified: sheet.editor.setLimits(value, rarity.value)
            }
        }
        Column {
            spacing: 4
            CaptionText { text: qsTr("Rarity") }
            NumberStepper {
                id: rarity
                label: qsTr("Rarity")
                from: 0
                to: 1000
                onValueModified: sheet.editor.setLimits(ap.value, value)
            }
        }
    }
    CaptionText {
        width: parent.width
        text: qsTr("The rulebook advises Rarity %L1 for %L2 AP: one for every full 100 AP.").arg(ArmyLibrary.advisedRarity(ap.value)).arg(ap.value)
    }
    PushButton {
        visible: rarity.value !== ArmyLibrary.advisedRarity(ap.value)
        text: qsTr("Take the advice")
        onClicked: {
            rarity.value = ArmyLibrary.advisedRarity(ap.value);
            sheet.editor.setLimits(ap.value, rarity.value);
        }
    }
}
