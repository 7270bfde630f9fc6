pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Who plays, with which army, within which limits.
Column {
    id: step

    required property MatchSetup setup
    readonly property bool pair: width >= 640

    spacing: Theme.space

    Banner {
        width: parent.width
        visible: step.setup.refusal !== ""
        text: step.setup.refusal
        dismissible: false
    }
    Grid {
        id: cards
        width: parent.width
        columns: step.pair ? 2 : 1
        spacing: Theme.space
        Repeater {
            model: 2
            delegate: PlayerCard {
                required property int index
                width: (cards.width - (cards.columns - 1) * cards.spacing) / cards.columns
                setup: step.setup
                place: index
                player: step.setup.players[index]
                other: step.setup.players[1 - index]
            }
        }
    }
    Card {
        width: parent.width
        implicitHeight: limits.implicitHeight + 28
        Column {
            id: limits
            x: 14
            y: 14
            width: parent.width - 28
            spacing: 10
            SectionTitle { text: qsTr("Strategic Value") }
            Flow {
                width: parent.width
                spacing: Theme.space
                visible: !step.setup.begun
                Column {
                    spacing: 4
                    CaptionText {
                        text: qsTr("Army Points (AP)")
                        Accessible.ignored: true
                    }
                    NumberStepper {
                        id: apStepper
                        label: qsTr("Army Points (AP)")
                        to: 100000
                        stepSize: 50
                        onValueModified: step.setup.apLimit = value
                    }
                    Binding {
                        target: apStepper
                        property: "value"
                        value: step.setup.apLimit
                    }
                }
                Column {
                    spacing: 4
                    CaptionText {
                        text: qsTr("Rarity")
                        Accessible.ignored: true
                    }
                    NumberStepper {
                        id: rarityStepper
                        label: qsTr("Rarity")
                        to: 1000
                        onValueModified: step.setup.rarityLimit = value
                    }
                    Binding {
                        target: rarityStepper
                        property: "value"
                        value: step.setup.rarityLimit
                    }
                }
            }
            BodyText {
                width: parent.width
                text: step.setup.begun ? qsTr("%L1 AP, Rarity %L2").arg(step.setup.apLimit).arg(step.setup.rarityLimit)
                                       : qsTr("What both of you agree on. Armies that break it can play all the same.")
                color: step.setup.begun ? Theme.text : Theme.mutedText
            }
        }
    }
    CaptionText {
        width: parent.width
        visible: step.setup.replaces
        text: qsTr("The match that is being played stays in the history, where you can go on with it.")
    }
}
