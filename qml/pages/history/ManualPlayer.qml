import QtQuick
import Adjutant

/// One side of a match entered by hand.
ColumnCard {
    id: card

    required property int number
    readonly property alias name: nameEntry.text
    property string faction
    property string armyId
    readonly property string shownName: name.trim() !== "" ? name.trim() : qsTr("Player %L1").arg(number)
    /// As manualRecord() reads it.
    readonly property var form: ({name: shownName, faction: faction, army: armyEntry.text, armyId: armyId, vp: vpStepper.value})

    function takeArmy(id: string) {
        armyId = id;
        for (const army of MatchHistory.armies)
            if (army.value === id)
                faction = army.faction;
    }

    spacing: 12

    SectionTitle { text: qsTr("Player %L1").arg(card.number) }
    TextEntry {
        id: nameEntry
        label: qsTr("Name")
    }
    ChoiceEntry {
        visible: MatchHistory.armies.length > 0
        label: qsTr("List")
        iconName: "ui/armies"
        noneText: qsTr("None of my lists")
        choices: MatchHistory.armies
        current: card.armyId
        onChosen: value => card.takeArmy(value)
    }
    TextEntry {
        id: armyEntry
        visible: card.armyId === ""
        label: qsTr("List name")
        placeholder: qsTr("Optional")
    }
    ColumnBlock {
        spacing: 4
        visible: card.armyId === ""
        PlainCaption {
            text: qsTr("Faction")
        }
        ChoiceBlock {
            label: qsTr("Faction")
            current: card.faction
            choices: Array.from(MatchHistory.allFactions, people => ({text: people.name, value: people.id}))
            onChosen: value => card.faction = card.faction === value ? "" : value
        }
    }
    LabelledNumber {
        id: vpStepper
        label: qsTr("Victory points")
        stepper.label: qsTr("Victory points of %1").arg(card.shownName)
    }
}
