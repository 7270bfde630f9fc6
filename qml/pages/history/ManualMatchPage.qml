pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The result of a match that was played without the app.
PageFrame {
    id: page

    title: qsTr("Add a past match")
    keys: ({save: () => save()})
    unsaved: refused
    unsavedText: qsTr("This match could not be added to the history.")
    saveUnsaved: function () { return add(); }

    readonly property bool wide: width >= 720 * Math.min(Theme.textScale, 1.5)
    readonly property bool ready: one.name.trim() !== "" || two.name.trim() !== "" || one.faction !== "" || two.faction !== ""
    property var missions: []
    property int daysAgo: 0
    /// Whether it was to be saved, and couldn't be.
    property bool refused: false

    function toggle(mission: string, on: bool) {
        missions = on ? missions.concat([mission]) : missions.filter(each => each !== mission);
    }
    function chosenDate(): date {
        const now = new Date();
        return daysAgo >= 0 ? new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12)
                            : new Date(yearStepper.value, monthStepper.value - 1, dayStepper.value, 12);
    }
    function add(): bool {
        if (!ready)
            return false;
        const match = MatchHistory.addManual({
            title: titleEntry.text,
            date: chosenDate(),
            players: [one.form, two.form],
            first: first.current,
            rounds: roundsStepper.value,
            minutes: minutesStepper.value,
            missions: missions,
            notes: notes.wholeText
        });
        refused = match === "";
        return !refused;
    }
    function save() {
        if (!add())
            return;
        const main = shell; // the page is gone then
        main.back();
        main.report(qsTr("Match added to the history."), "", null);
    }

    ColumnPane {
        anchors.top: page.header.bottom
        anchors.bottom: footer.top
        width: parent.width
        most: 960
        above: 0

        Banner {
            dismissible: true
            text: MatchHistory.message
            onDismissed: MatchHistory.message = ""
        }
        EvenGrid {
            id: sides
            columns: page.wide ? 2 : 1
            spacing: Theme.space
            ManualPlayer {
                id: one
                width: sides.cell
                number: 1
            }
            ManualPlayer {
                id: two
                width: sides.cell
                number: 2
            }
        }
        ColumnCard {
            spacing: 14
            SectionTitle { text: qsTr("Who went first") }
            ChoiceBlock {
                id: first
                label: qsTr("Who went first")
                current: 0
                choices: [{text: one.shownName, value: 0}, {text: two.shownName, value: 1}]
                onChosen: value => current = value
            }
            SectionTitle { text: qsTr("When") }
            ChoiceBlock {
                label: qsTr("When")
                current: page.daysAgo
                choices: [{text: qsTr("Today"), value: 0}, {text: qsTr("Yesterday"), value: 1}, {text: qsTr("Another day"), value: -1}]
                onChosen: value => page.daysAgo = value
            }
            FlowBlock {
                spacing: Theme.space
                visible: page.daysAgo < 0
                LabelledNumber {
                    id: dayStepper
                    label: qsTr("Day")
                    from: 1
                    to: new Date(yearStepper.value, monthStepper.value, 0).getDate()
                    value: new Date().getDate()
                }
                LabelledNumber {
                    id: monthStepper
                    label: qsTr("Month")
                    from: 1
                    to: 12
                    value: new Date().getMonth() + 1
                }
                LabelledNumber {
                    id: yearStepper
                    label: qsTr("Year")
                    from: 2000
                    to: new Date().getFullYear()
                    value: new Date().getFullYear()
                    textFromValue: value => String(value)
                }
            }
            SectionTitle { text: qsTr("Duration") }
            FlowBlock {
                spacing: Theme.space
                LabelledNumber {
                    id: roundsStepper
                    label: qsTr("Rounds")
                    to: 100
                    value: 6
                }
                LabelledNumber {
                    id: minutesStepper
                    label: qsTr("Minutes (0: unknown)")
                    to: 1440
                    stepSize: 15
                }
            }
            SectionTitle { text: qsTr("Missions") }
            FlowBlock {
                Repeater {
                    model: MatchHistory.allMissions
                    delegate: ToggleChip {
                        required property var modelData
                        text: modelData.text
                        checked: page.missions.includes(modelData.value)
                        onToggled: page.toggle(modelData.value, checked)
                    }
                }
            }
            TextEntry {
                id: titleEntry
                label: qsTr("Title")
                placeholder: qsTr("Optional")
            }
            TextArea {
                id: notes
                label: qsTr("Notes")
                lines: 3
            }
        }
    }
    FootBar {
        id: footer
        height: buttons.implicitHeight + 24
        color: Theme.raised
        Flow {
            id: buttons
            x: Theme.space
            y: 12
            width: Math.min(parent.width - 2 * Theme.space, 960)
            spacing: Theme.space
            PushButton {
                id: saveButton
                kind: "primary"
                iconName: "ui/check"
                text: qsTr("Save this match")
                enabled: page.ready
                description: page.ready ? "" : hint.text
                onClicked: page.save()
            }
            CaptionText {
                id: hint
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, Math.min(saveButton.height, Theme.target))
                verticalAlignment: Text.AlignVCenter
                visible: !page.ready
                text: qsTr("Enter a player or faction first.")
            }
        }
    }

    /// One side of a match entered by hand.
    component ManualPlayer: ColumnCard {
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
            PlainCaption { text: qsTr("Faction") }
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
}
