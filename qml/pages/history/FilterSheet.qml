import QtQuick
import Adjutant.Components

/// What narrows the history.
Sheet {
    id: sheet

    title: qsTr("Show")
    onAboutToShow: MatchHistory.loadChoices()

    SectionTitle { text: qsTr("Status") }
    ChoiceBlock {
        label: qsTr("Status")
        current: MatchHistory.state
        choices: [
            {text: qsTr("All"), value: ""},
            {text: qsTr("In progress"), value: "open"},
            {text: qsTr("Finished"), value: "finished"},
            {text: qsTr("Abandoned"), value: "abandoned"}
        ]
        onChosen: value => MatchHistory.state = value
    }
    SectionTitle { text: qsTr("When") }
    ChoiceBlock {
        label: qsTr("When")
        current: MatchHistory.period
        choices: Array.from([{text: qsTr("Any time"), value: ""}]).concat(Array.from(MatchHistory.periods))
        onChosen: value => MatchHistory.period = value
    }
    SectionTitle { text: qsTr("Players and factions") }
    ColumnBlock {
        spacing: Theme.gap
        ChoiceEntry {
            label: qsTr("Faction")
            iconName: "ui/armies"
            noneText: qsTr("Any faction")
            choices: MatchHistory.factions
            current: MatchHistory.faction
            onChosen: value => MatchHistory.faction = value
        }
        ChoiceEntry {
            label: qsTr("Player")
            iconName: "ui/person-add"
            noneText: qsTr("Any player")
            choices: MatchHistory.players
            current: MatchHistory.player
            onChosen: value => MatchHistory.player = value
        }
        ChoiceEntry {
            label: qsTr("Mission")
            iconName: "game/march"
            noneText: qsTr("Any mission")
            choices: MatchHistory.missions
            current: MatchHistory.mission
            onChosen: value => MatchHistory.mission = value
        }
    }
    buttons: [
        {kind: "primary", text: qsTr("Show %n match(es)", "", MatchHistory.found), go: () => sheet.close()},
        {text: qsTr("Show all"), off: MatchHistory.filters === 0, go: () => MatchHistory.clearFilters()}
    ]
}
