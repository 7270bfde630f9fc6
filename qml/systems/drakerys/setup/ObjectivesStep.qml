pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The Objectives that the missions bring to the battlefield before the game.
Column {
    id: step

    required property Battlefield field
    required property MatchSetup setup

    signal placed(string piece)
    signal missionsWanted()

    readonly property bool dealt: {
        for (const slot of setup.missionSlots)
            if (slot.mission !== "")
                return true;
        return false;
    }

    spacing: Theme.space

    Repeater {
        model: step.field.tasks
        delegate: Card {
            id: card
            required property objectiveTask modelData
            width: step.width
            implicitHeight: column.implicitHeight + 28
            Column {
                id: column
                x: 14
                y: 14
                width: parent.width - 28
                spacing: 10
                TitleText {
                    width: parent.width
                    text: card.modelData.name
                }
                BodyText {
                    width: parent.width
                    color: Theme.mutedText
                    text: card.modelData.rule
                }
                Row {
                    spacing: 6
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%L1 of %L2 placed").arg(card.modelData.placed).arg(card.modelData.wanted)
                    Repeater {
                        model: card.modelData.wanted
                        delegate: Rectangle {
                            id: dot
                            required property int index
                            readonly property bool placed: index < card.modelData.placed
                            width: 24
                            height: 24
                            radius: 12
                            color: placed ? Theme.accent : "transparent"
                            border.width: placed ? 0 : 1.5
                            border.color: Theme.outline
                            Icon {
                                anchors.centerIn: parent
                                visible: dot.placed
                                name: "ui/check"
                                size: 14
                                fixed: true
                                color: Theme.accentText
                            }
                        }
                    }
                }
                PushButton {
                    width: Math.min(implicitWidth, parent.width)
                    iconName: "field/objective"
                    text: card.modelData.placed >= card.modelData.wanted ? qsTr("Place one more") : qsTr("Place the next one")
                    description: qsTr("Places it where there is room; move it then")
                    onClicked: step.placed(step.field.addObjective(card.modelData.mission))
                }
            }
        }
    }
    BodyText {
        width: parent.width
        visible: step.field.tasks.length === 0
        color: Theme.mutedText
        text: step.dealt ? qsTr("These missions bring no Objectives to the battlefield before the game.")
                         : qsTr("The missions say which Objectives there are: draw or choose them first.")
    }
    PushButton {
        width: Math.min(implicitWidth, parent.width)
        visible: !step.dealt
        text: qsTr("To the missions")
        onClicked: step.missionsWanted()
    }
}
