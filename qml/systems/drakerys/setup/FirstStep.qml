pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Who goes first: each player's D10 as it fell, the app's dice, or what the players say.
Column {
    id: step

    required property MatchSetup setup
    readonly property bool pair: width >= 640

    readonly property var faces: {
        const faces = [];
        for (let face = 1; face <= 10; ++face)
            faces.push({text: qsTr("%L1").arg(face), value: face});
        return faces;
    }

    spacing: Theme.space

    Card {
        width: parent.width
        implicitHeight: Math.max(72, result.implicitHeight + 32)
        Icon {
            id: dice
            x: 18
            anchors.verticalCenter: parent.verticalCenter
            name: "ui/dice"
            size: 32
            color: Theme.accent
        }
        TitleText {
            id: result
            anchors.left: dice.right
            anchors.right: parent.right
            anchors.leftMargin: 16
            anchors.rightMargin: 16
            anchors.verticalCenter: parent.verticalCenter
            text: step.setup.firstWords
            Accessible.role: Accessible.AlertMessage
        }
    }
    BodyText {
        width: parent.width
        visible: step.setup.firstFixed
        text: qsTr("The first token has moved: the First Player stands.")
        color: Theme.mutedText
    }
    Column {
        width: parent.width
        spacing: Theme.space
        visible: !step.setup.firstFixed
        PushButton {
            width: Math.min(implicitWidth, parent.width)
            kind: "secondary"
            iconName: "ui/dice"
            text: qsTr("Roll a D10 for each")
            onClicked: step.setup.rollFirst()
        }
        Grid {
            id: rolls
            width: parent.width
            columns: step.pair ? 2 : 1
            spacing: Theme.space
            Repeater {
                model: 2
                delegate: Card {
                    id: card
                    required property int index
                    readonly property setupPlayer player: step.setup.players[index]
                    width: (rolls.width - (rolls.columns - 1) * rolls.spacing) / rolls.columns
                    implicitHeight: column.implicitHeight + 28
                    Column {
                        id: column
                        x: 14
                        y: 14
                        width: parent.width - 28
                        spacing: 10
                        TitleText {
                            width: parent.width
                            text: qsTr("%1 rolled").arg(card.player.called)
                        }
                        ChoiceRow {
                            // Two rows of five.
                            width: Math.min(parent.width, 5 * Math.max(Theme.target, 27 * Theme.textScale) + 4 * 6 + 2)
                            compact: true
                            label: qsTr("%1 rolled").arg(card.player.called)
                            choices: step.faces
                            current: card.player.rolled
                            onChosen: face => step.setup.enterRoll(card.index, face)
                        }
                    }
                }
            }
        }
        SectionTitle { text: qsTr("Or simply say who goes first") }
        ChoiceRow {
            width: parent.width
            label: qsTr("First Player")
            choices: [{text: step.setup.players[0].called, value: 0}, {text: step.setup.players[1].called, value: 1}]
            current: step.setup.players[0].first ? 0 : 1
            onChosen: place => step.setup.chooseFirst(place)
        }
    }
}
