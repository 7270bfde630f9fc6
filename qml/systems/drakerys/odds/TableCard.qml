pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What the active Unit does, and for a shot what lies between.
Card {
    id: card

    required property OddsDesk desk

    implicitHeight: column.implicitHeight + 24

    Column {
        id: column
        x: 12
        y: 12
        width: parent.width - 24
        spacing: 10

        ChoiceRow {
            width: parent.width
            label: qsTr("What the Unit does")
            compact: true
            choices: [
                {text: qsTr("Attack"), value: OddsDesk.Attack},
                {text: qsTr("Charge"), value: OddsDesk.Charge},
                {text: qsTr("Combined Charge"), value: OddsDesk.CombinedCharge},
                {text: qsTr("Shoot"), value: OddsDesk.Shoot}
            ]
            current: card.desk.deed
            onChosen: value => card.desk.deed = value
        }
        Loader {
            width: parent.width
            active: card.desk.deed === OddsDesk.Shoot
            visible: active
            source: "ShotFields.qml"
            onLoaded: (item as ShotFields).desk = card.desk
        }
    }
}
