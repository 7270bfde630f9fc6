pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// One of the two Units: which one it is, and how it stands.
Card {
    id: card

    required property OddsSide side
    required property string role
    property bool open: false

    signal chooseUnit()

    implicitHeight: column.implicitHeight + 24

    Column {
        id: column
        x: 12
        y: 12
        width: parent.width - 24
        spacing: 10

        SectionTitle {
            text: card.role
        }
        MenuEntry {
            width: parent.width
            iconName: card.side.faction !== "" ? "factions/" + card.side.faction : "ui/edit"
            text: card.side.name
            detail: card.side.profile
            leadsOn: true
            Accessible.description: qsTr("Choose another Unit")
            onClicked: card.chooseUnit()
        }
        Flow {
            width: parent.width
            spacing: 10
            Repeater {
                model: card.side.state
                delegate: FieldStepper {
                    required property sideField row
                    field: row
                    onMoved: value => card.side.set(row.key, value)
                }
            }
        }
        PushButton {
            kind: "quiet"
            iconName: card.open ? "ui/chevron-up" : "ui/chevron-down"
            text: card.open ? qsTr("Less") : qsTr("Dice, bonuses, characteristics, skills")
            onClicked: card.open = !card.open
        }
        Loader {
            width: parent.width
            active: card.open
            visible: active
            source: "SideDetails.qml"
            onLoaded: (item as SideDetails).side = card.side
        }
    }
}
