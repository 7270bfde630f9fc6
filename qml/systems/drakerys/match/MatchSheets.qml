pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The sheets of the match page.
Item {
    id: sheets

    required property MatchController controller
    required property ActivationController activation
    required property RollController rolls
    required property MissionController missions
    required property HeadquartersController headquarters
    required property Main shell
    /// The player on the far side asked.
    property bool turned: false
    readonly property bool activating: activationSheet.visible

    /// TS of an activation whose rolls come first; 0: none.
    property int waitingTs: 0

    // A Unit that its own fight removed has spent its TS all the same.
    function carryOut() {
        const ts = waitingTs;
        waitingTs = 0;
        if (ts > 0 && !activation.commit())
            controller.spend(ts);
    }
    function activate(unit: string) {
        activation.unit = unit;
        activationSheet.open();
    }
    function openRolls() {
        activationSheet.close();
        rollSheet.open();
    }
    function openLog() {
        logSheet.open();
    }
    function openMenu() {
        menuSheet.open();
    }
    function openMissions() {
        missionSheet.open();
    }
    function openHeadquarters() {
        headquartersSheet.open();
    }
    function openSpend() {
        spendSheet.open();
    }
    function openTokens(row: tableUnit) {
        statusSheet.unit = row.id;
        statusSheet.name = row.name;
        statusSheet.open();
    }
    function openUnit(row: tableUnit) {
        unitMenu.row = row;
        unitMenu.open();
    }

    ActivationSheet {
        id: activationSheet
        controller: sheets.activation
        turned: sheets.turned
        onDone: rolls => {
            if (rolls) {
                sheets.rolls.begin(sheets.activation);
                rollSheet.open();
            }
        }
        onInvoked: dice => {
            sheets.rolls.beginInvocation(sheets.activation.unit, dice);
            rollSheet.open();
        }
        onRollsFirst: {
            sheets.waitingTs = sheets.activation.total;
            sheets.rolls.begin(sheets.activation);
            rollSheet.open();
        }
    }
    RollSheet {
        id: rollSheet
        controller: sheets.rolls
        turned: sheets.turned
        onClosed: sheets.carryOut()
    }
    Connections {
        target: sheets.rolls
        function onElementalComes(unit: string) {
            headquartersSheet.openFor(unit, "summon");
        }
    }
    LogSheet {
        id: logSheet
        controller: sheets.controller
    }
    StatusSheet {
        id: statusSheet
        controller: sheets.controller
    }
    TableUnitMenu {
        id: unitMenu
        controller: sheets.controller
        onAmendWanted: {
            amendSheet.row = unitMenu.row;
            amendSheet.open();
        }
        onMoraleWanted: {
            moraleSheet.unit = unitMenu.row.id;
            moraleSheet.name = unitMenu.row.name;
            moraleSheet.open();
        }
    }
    AmendSheet {
        id: amendSheet
        controller: sheets.controller
    }
    MoraleSheet {
        id: moraleSheet
        onWanted: (unit, opposition) => {
            sheets.rolls.beginMorale(unit, opposition);
            if (sheets.rolls.busy)
                rollSheet.open();
        }
    }
    MatchMenu {
        id: menuSheet
        controller: sheets.controller
        onSetupWanted: sheets.shell.open("matchSetup", {resumed: true})
        onMapWanted: sheets.shell.open("matchMap", {})
        onNoteWanted: noteSheet.open()
        onHeadquartersWanted: headquartersSheet.open()
        onStoryWanted: sheets.shell.openStory(sheets.controller.matchId)
        onLeft: sheets.shell.go("home")
    }
    NoteSheet {
        id: noteSheet
        controller: sheets.controller
    }
    SpendSheet {
        id: spendSheet
        controller: sheets.controller
    }
    MissionSheet {
        id: missionSheet
        controller: sheets.missions
    }
    HeadquartersSheet {
        id: headquartersSheet
        controller: sheets.headquarters
    }
}
