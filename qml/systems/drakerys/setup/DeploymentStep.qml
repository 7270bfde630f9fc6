pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Who deploys where; the Units can be stood on the map, too.
Column {
    id: step

    required property Battlefield field
    required property MatchSetup setup
    readonly property int first: setup.players[0].first ? 0 : 1

    signal placed(string piece)

    spacing: Theme.space

    SectionTitle { text: qsTr("Deployment Area") }
    BodyText {
        width: parent.width
        text: qsTr("%1 chooses; the other player deploys opposite.").arg(step.setup.players[step.first].called)
    }
    ChoiceRow {
        width: parent.width
        label: qsTr("Deployment Area of %1").arg(step.setup.players[step.first].called)
        choices: [{text: qsTr("A"), detail: qsTr("near edge"), name: qsTr("A, the near edge"), value: 0},
                  {text: qsTr("B"), detail: qsTr("far edge"), name: qsTr("B, the far edge"), value: 1}]
        current: step.setup.players[step.first].side
        onChosen: side => step.setup.deploy(step.first, side)
    }
    SectionTitle { text: qsTr("Units on the map, if you like") }
    Repeater {
        model: step.setup.players
        delegate: Column {
            id: army
            required property setupPlayer modelData
            readonly property var units: {
                const units = step.field.units;
                return units.filter(unit => unit.player === modelData.id);
            }
            width: step.width
            spacing: Theme.gap
            visible: units.length > 0
            Row {
                spacing: 8
                Emblem {
                    faction: army.modelData.army.faction
                    colour: army.modelData.army.colour
                    size: 24
                }
                TitleText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: army.modelData.called
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: army.units
                    delegate: ToggleChip {
                        required property fieldUnit modelData
                        text: modelData.name
                        checkable: false
                        checked: modelData.placed
                        onClicked: {
                            if (modelData.placed)
                                step.field.remove("unit/" + modelData.id);
                            else
                                step.placed(step.field.addUnit(modelData.id));
                        }
                    }
                }
            }
        }
    }
    CaptionText {
        width: parent.width
        text: qsTr("A Unit stands where its Leader stands. The map measures for you then, and counts areas and idols.")
    }
}
