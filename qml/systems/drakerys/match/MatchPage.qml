pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The match at the table: the TimePath, whose turn it is, and every Unit with what can happen to it.
Item {
    id: page

    readonly property Main shell: Window.window as Main
    readonly property bool frozen: controller.shownEntry >= 0
    readonly property MatchController table: controller
    /// A match of the history to open; empty: the one that is open.
    property string matchId

    /// The first Unit of the player whose turn it is.
    readonly property tableUnit firstUnit: controller.first

    function openFirst() {
        near.openUnit = firstUnit.id;
    }
    function activateFirst() {
        if (firstUnit.canActivate)
            sheets.activate(firstUnit.id);
    }
    function chargeWithFirst() {
        activateFirst();
        activation.add("charge");
    }
    function rollForFirst() {
        rolls.begin(activation);
        sheets.openRolls();
    }
    function openLog() {
        sheets.openLog();
    }
    function openMissions() {
        sheets.openMissions();
    }
    function openMenu() {
        sheets.openMenu();
    }
    function openHeadquarters() {
        sheets.openHeadquarters();
    }

    Component.onCompleted: if (matchId !== "") controller.openMatch(matchId)

    MatchController {
        id: controller
        onTold: words => page.shell.tell(words, "", null)
        onAnnounced: (title, words) => announcement.say(title, words)
    }
    ActivationController {
        id: activation
        onTold: words => page.shell.tell(words, "", null)
    }
    RollController {
        id: rolls
        onTold: words => page.shell.tell(words, "", null)
    }
    MissionController {
        id: missions
        onTold: words => page.shell.tell(words, "", null)
    }
    HeadquartersController {
        id: headquarters
        onTold: words => page.shell.tell(words, "", null)
    }
    ScreenAwake {
        active: controller.open && !controller.finished && page.visible
    }

    PageHeader {
        id: header
        width: parent.width
        title: controller.title
        canGoBack: true
        onBack: page.shell.back()
    }
    Shortcut { sequence: "Ctrl+Z"; onActivated: controller.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: controller.redo() }
    Shortcut { sequence: "Ctrl+L"; onActivated: sheets.openLog() }
    Shortcut { sequence: "Ctrl+M"; onActivated: sheets.openMissions() }
    Shortcut { sequence: "Ctrl+Return"; onActivated: page.activateFirst() }

    // Both players look at the same table, each from an own side of a tablet lying flat.
    readonly property bool twoSided: Settings.twoSided && height >= 560 && controller.players.count === 2

    readonly property real room: height - header.height - bar.height

    TablePane {
        id: near
        anchors.bottom: bar.top
        width: parent.width
        height: page.twoSided ? page.room / 2 - 1 : page.room
        side: page.twoSided ? 0 : -1
        controller: controller
        activation: activation
        missions: missions
        headquarters: headquarters
        sheets: sheets
        shell: page.shell
    }
    TablePane {
        y: header.height
        width: parent.width
        height: near.height
        rotation: 180
        visible: page.twoSided
        shown: visible
        side: 1
        controller: controller
        activation: activation
        missions: missions
        headquarters: headquarters
        sheets: sheets
        shell: page.shell
    }
    Rectangle {
        visible: page.twoSided
        anchors.bottom: near.top
        width: parent.width
        height: 2
        color: Theme.outline
    }

    MatchBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        controller: controller
        frozen: page.frozen
        onLogWanted: sheets.openLog()
        onMissionsWanted: sheets.openMissions()
        onMoreWanted: sheets.openMenu()
    }
    AnnouncementBar {
        id: announcement
        anchors.horizontalCenter: parent.horizontalCenter
        y: header.height + 4
        width: Math.min(parent.width - 2 * Theme.space, 520)
    }

    MatchSheets {
        id: sheets
        controller: controller
        activation: activation
        rolls: rolls
        missions: missions
        headquarters: headquarters
        shell: page.shell
    }
}
