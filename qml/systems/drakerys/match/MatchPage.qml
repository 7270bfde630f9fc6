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
    readonly property bool frozen: desk.shownEntry >= 0
    readonly property MatchDesk table: desk
    /// A match of the history to open; empty: the one that is open.
    property string matchId

    /// The first Unit of the player whose turn it is.
    readonly property tableUnit firstUnit: desk.first

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

    Component.onCompleted: if (matchId !== "") desk.openMatch(matchId)

    MatchDesk {
        id: desk
        onSaid: words => page.shell.tell(words, "", null)
        onAnnounced: (title, words) => announcement.say(title, words)
    }
    ActivationDesk {
        id: activation
        onSaid: words => page.shell.tell(words, "", null)
    }
    RollDesk {
        id: rolls
        onSaid: words => page.shell.tell(words, "", null)
    }
    MissionDesk {
        id: missions
        onSaid: words => page.shell.tell(words, "", null)
    }
    HeadquartersDesk {
        id: headquarters
        onSaid: words => page.shell.tell(words, "", null)
    }
    ScreenAwake {
        active: desk.open && !desk.finished && page.visible
    }

    PageHeader {
        id: header
        width: parent.width
        title: desk.title
        canGoBack: true
        onBack: page.shell.back()
    }
    Shortcut { sequence: "Ctrl+Z"; onActivated: desk.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: desk.redo() }
    Shortcut { sequence: "Ctrl+L"; onActivated: sheets.openLog() }
    Shortcut { sequence: "Ctrl+M"; onActivated: sheets.openMissions() }
    Shortcut { sequence: "Ctrl+Return"; onActivated: page.activateFirst() }

    // Both players look at the same table, each from an own side of a tablet lying flat.
    readonly property bool twoSided: Settings.twoSided && height >= 560 && desk.players.count === 2

    readonly property real room: height - header.height - bar.height

    TablePane {
        id: near
        anchors.bottom: bar.top
        width: parent.width
        height: page.twoSided ? page.room / 2 - 1 : page.room
        side: page.twoSided ? 0 : -1
        desk: desk
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
        desk: desk
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
        desk: desk
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
        desk: desk
        activation: activation
        rolls: rolls
        missions: missions
        headquarters: headquarters
        shell: page.shell
    }
}
