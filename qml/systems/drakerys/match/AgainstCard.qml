pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Against whom, how they stand, and what the roll will probably do.
Column {
    id: against

    required property ActivationController controller
    property bool details: false

    spacing: 12

    SectionTitle {
        text: qsTr("Against")
    }
    ChoiceRow {
        width: parent.width
        label: qsTr("The target")
        compact: true
        choices: against.controller.targets
        current: against.controller.target
        onChosen: value => against.controller.target = value
    }
    BodyText {
        width: parent.width
        visible: text !== ""
        color: Theme.mutedText
        text: against.controller.oddsMissing
    }
    Column {
        width: parent.width
        spacing: 12
        visible: against.controller.oddsMissing === ""
        Repeater {
            model: [against.controller.odds.active, against.controller.odds.target]
            delegate: Column {
                id: one
                required property OddsSide modelData
                width: against.width
                spacing: 4
                CaptionText {
                    width: parent.width
                    text: one.modelData.name
                    font.weight: Font.DemiBold
                }
                Flow {
                    width: parent.width
                    spacing: 10
                    Repeater {
                        model: one.modelData.state
                        delegate: FieldStepper {
                            required property sideField row
                            visible: row.key === "contact" || row.key === "supporting"
                            field: row
                            onMoved: value => one.modelData.set(row.key, value)
                        }
                    }
                }
            }
        }
        Loader {
            width: parent.width
            active: against.controller.odds.deed === OddsDesk.Shoot
            visible: active
            source: "../odds/ShotFields.qml"
            onLoaded: (item as ShotFields).desk = against.controller.odds
        }
        ResultCard {
            width: parent.width
            visible: against.controller.odds.result.valid
            result: against.controller.odds.result
        }
        PushButton {
            kind: "quiet"
            iconName: against.details ? "ui/chevron-up" : "ui/chevron-down"
            text: against.details ? qsTr("Less") : qsTr("Reasons, dice, bonuses, skills")
            onClicked: against.details = !against.details
        }
        Loader {
            width: parent.width
            active: against.details
            visible: active
            source: "AgainstDetails.qml"
            onLoaded: (item as AgainstDetails).odds = against.controller.odds
        }
    }
}
