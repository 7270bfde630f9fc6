pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// The window: the main places in a rail or a bar, and the page that is open.
Window {
    id: window

    readonly property bool wide: width >= Theme.wideWidth
    readonly property bool labelled: width >= 1100
    /// The main place that is open: home, armies, odds, rules, history, settings.
    property string place: "home"
    property alias pageDepth: pages.depth
    property Item currentPage: pages.currentItem
    /// The names of the pages on top of the place: their types are not loaded before they are opened.
    property var openNames: []
    readonly property string openName: openNames.length > 0 ? openNames[openNames.length - 1] : place
    readonly property bool large: Settings.largeControls && (openName === "match" || openName === "table")

    width: 1180
    height: 820
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    title: qsTr("Adjutant")
    color: Theme.window

    Binding {
        target: Theme
        property: "mode"
        value: window.themeMode
    }
    Binding {
        target: Theme
        property: "textScale"
        value: Settings.textSize / 100 * (window.large ? 1.25 : 1)
    }
    Binding {
        target: Theme
        property: "large"
        value: window.large
    }

    Binding {
        target: Theme
        property: "motion"
        value: Settings.motion
    }

    readonly property int themeMode: Settings.theme === Settings.HighContrast ? Theme.HighContrast
                                     : Settings.theme === Settings.Dark ? Theme.Dark
                                     : Settings.theme === Settings.Light ? Theme.Light
                                     : systemIsDark ? Theme.Dark : Theme.Light
    SystemPalette { id: systemColours }
    readonly property bool systemIsDark: systemColours.window.hslLightness < 0.5

    /// Opens the first page; called once the window is on the screen.
    function begin() {
        if (pages.depth === 0)
            pages.push(pageUrl(place), {}, StackView.Immediate);
    }
    /// Opens one of the main places.
    function go(name: string) {
        if (name === place && pages.depth === 1)
            return;
        leaving(() => {
            place = name;
            openNames = [];
            forgetMarks();
            pages.replace(null, pageUrl(name), {}, StackView.Immediate);
            focusPage();
        });
    }
    /// Opens a page on top of the present one.
    function open(name: string, properties: var) {
        marks.push(markComponent.createObject(window, {item: activeFocusItem}));
        pages.push(pageUrl(name), properties, StackView.Immediate);
        openNames = openNames.concat([name]);
        focusPage();
    }
    function back() {
        leaving(() => {
            if (pages.depth < 2)
                return;
            pages.pop(StackView.Immediate);
            openNames = openNames.slice(0, -1);
            const mark = marks.pop();
            if (mark && mark.item && mark.item.visible)
                mark.item.forceActiveFocus(Qt.OtherFocusReason);
            else
                focusPage();
            mark?.destroy();
        });
    }
    /// Carries out `then`; a page with unsaved typing asks first.
    function leaving(then: var) {
        const profile = pages.currentItem as ProfilePage;
        if (profile)
            profile.leave(then);
        else
            then();
    }
    /// To the first control of the open page, or to the page where that would only bring up a phone's keyboard.
    function focusPage() {
        const first = pages.currentItem.nextItemInFocusChain(true);
        const typing = !wide && first instanceof TextInput;
        (typing || !first ? pages.currentItem : first).forceActiveFocus(Qt.OtherFocusReason);
    }
    /// What had the focus on each page below the present one.
    property var marks: []
    Component {
        id: markComponent
        QtObject { property Item item }
    }
    function forgetMarks() {
        for (const mark of marks)
            mark.destroy();
        marks = [];
    }
    onClosing: close => {
        const profile = pages.currentItem as ProfilePage;
        close.accepted = !profile || !profile.form.modified;
        if (!close.accepted)
            profile.leave(() => Qt.quit());
    }

    /// The first page of the present place, with no sheet open.
    function reset() {
        for (const loader of [ruleLoader, newArmyLoader, importLoader])
            loader.active = false;
        hush();
        place = "home";
        openNames = [];
        forgetMarks();
        pages.replace(null, pageUrl(place), {}, StackView.Immediate);
    }
    /// A list of the chosen game.
    function openArmy(army: string) {
        if (army !== "")
            open("army", {armyId: army});
    }
    /// Goes over to another game, with the first page of the present place.
    function switchGame(game: string) {
        if (game === Games.current.id)
            return;
        leaving(() => {
            Games.choose(game);
            openNames = [];
            forgetMarks();
            pages.replace(null, pageUrl(place), {}, StackView.Immediate);
            focusPage();
        });
    }
    function openRule(rule: string) {
        ruleLoader.active = true;
        (ruleLoader.item as RuleSheet).show(rule);
    }
    /// Whether a match is one of a game that uses the pages that draw any game; without an id, of the chosen game.
    function isOfAnyGame(id: string): bool {
        return id === "" ? Games.current.formPages : Games.game(MatchHistory.gameOf(id)).formPages;
    }
    /// A match of the history, or the one that is open already where no id is given.
    function openMatch(id: string) {
        open(isOfAnyGame(id) ? "table" : "match", {matchId: id});
    }
    function newMatch() {
        open("matchSetup", Games.current.formPages ? {system: Games.current.id} : {});
    }
    /// The setup of a new match with this army for the first player.
    function playArmy(army: string) {
        if (Games.current.formPages)
            newMatch();
        else
            open("matchSetup", {army: army});
    }
    /// The match takes the place of the page that led to it: the way back leads to where it was begun.
    function startMatch() {
        leaving(() => {
            if (pages.depth > 1)
                pages.replace(pageUrl("match"), {}, StackView.Immediate);
            else
                pages.push(pageUrl("match"), {}, StackView.Immediate);
            openNames = openNames.slice(0, -1).concat(["match"]);
            focusPage();
        });
    }
    function openStory(id: string) {
        open("story", {matchId: id});
    }
    function newArmy() {
        if (Games.current.formPages) {
            openArmy(ArmyLibrary.createEmpty());
            return;
        }
        newArmyLoader.active = true;
        (newArmyLoader.item as NewArmySheet).open();
    }
    function importArmy() {
        importLoader.active = true;
        (importLoader.item as ImportSheet).open();
    }
    /// Says it over the page and its sheets; no words: takes back what is said now.
    function tell(words: string, action: string, undo: var) {
        if (words === "") {
            hush();
            return;
        }
        toastLoader.active = true;
        const toast = toastLoader.item as MainToast;
        toast.undo = undo;
        toast.show(words, action);
    }
    function hush() {
        const toast = toastLoader.item as MainToast;
        if (toast) {
            toast.undo = null;
            toast.close();
        }
    }
    /// Games have the pages that draw any game, or those that were written for one: Games.current.formPages.
    function pageUrl(name: string): url {
        const pagesOfAnyGame = {
            armies: "pages/lists/ListsPage.qml",
            army: "pages/lists/ListPage.qml",
            match: "pages/table/TablePage.qml",
            matchSetup: "pages/table/TableSetupPage.qml"
        };
        return Qt.resolvedUrl((Games.current.formPages && pagesOfAnyGame[name]) || {
            home: "pages/HomePage.qml",
            armies: "pages/ArmiesPage.qml",
            army: "pages/ArmyPage.qml",
            profile: "pages/ProfilePage.qml",
            rules: "pages/RulesPage.qml",
            settings: "pages/SettingsPage.qml",
            odds: "pages/oddsform/OddsFormPage.qml",
            match: "systems/drakerys/match/MatchPage.qml",
            matchSetup: "systems/drakerys/match/SetupPage.qml",
            matchMap: "systems/drakerys/match/MapPage.qml",
            history: "pages/history/HistoryPage.qml",
            story: "pages/history/StoryPage.qml",
            table: "pages/table/TablePage.qml",
            manualMatch: "pages/history/ManualMatchPage.qml"
        }[name]);
    }

    Shortcut {
        sequences: ["Alt+Left", "Esc"]
        enabled: pages.depth > 1
        onActivated: window.back()
    }
    Shortcut { sequence: "Alt+1"; onActivated: window.go("home") }
    Shortcut { sequence: "Alt+2"; onActivated: window.go("armies") }
    Shortcut { sequence: "Alt+3"; onActivated: window.go("odds") }
    Shortcut { sequence: "Alt+4"; onActivated: window.go("rules") }
    Shortcut { sequence: "Alt+5"; onActivated: window.go("history") }
    Shortcut { sequence: "Alt+6"; onActivated: window.go("settings") }
    Shortcut { sequence: "Ctrl+N"; onActivated: window.newArmy() }

    MainNavigation {
        id: navigation
        rail: window.wide
        labelled: window.labelled
        place: window.place === "home" && (window.openName === "army" || window.openName === "profile") ? "armies" : window.place
        width: rail ? (labelled ? 208 : 84) : parent.width
        height: rail ? parent.height : 64
        y: rail ? 0 : parent.height - height
        // On a phone an open army needs the room.
        visible: rail || pages.depth < 2
        onChosen: name => window.go(name)
    }

    Loader {
        id: banners
        x: window.wide ? navigation.width + Theme.space : Theme.gap
        y: active ? Theme.gap : 0
        width: parent.width - x - (window.wide ? Theme.space : Theme.gap)
        active: ArmyLibrary.message !== "" || ArmyLibrary.unsaved
        source: "pages/MainBanner.qml"
    }

    StackView {
        id: pages
        x: window.wide ? navigation.width : 0
        y: banners.active ? banners.y + banners.height : 0
        width: parent.width - x
        height: parent.height - y - (navigation.visible && !navigation.rail ? navigation.height : 0)
        focus: true
        clip: true
        replaceEnter: null
        replaceExit: null
    }

    // Sheets that any page may ask for, made when they are first needed.
    Loader {
        id: ruleLoader
        active: false
        source: "pages/RuleSheet.qml"
    }
    Loader {
        id: newArmyLoader
        active: false
        source: "pages/NewArmySheet.qml"
    }
    Loader {
        id: toastLoader
        active: false
        source: "pages/MainToast.qml"
        onLoaded: (item as MainToast).lift = Qt.binding(() => window.wide ? 24 : 80)
    }
    Loader {
        id: importLoader
        active: false
        source: "pages/ImportSheet.qml"
    }
    Connections {
        target: newArmyLoader.item as NewArmySheet
        function onMade(army: string) {
            window.openArmy(army);
        }
    }
    Connections {
        target: ArmyLibrary
        function onMessageChanged() {
            if (ArmyLibrary.message !== "")
                window.hush();
        }
        function onRemoved(name: string) {
            window.tell(qsTr("%1 was put in the bin.").arg(name), qsTr("Undo"), () => ArmyLibrary.undoRemove());
        }
        function onImported(army: string, game: string, name: string, findings: int) {
            window.switchGame(game);
            window.openArmy(army);
            window.tell(findings === 0 ? qsTr("%1 was imported.").arg(name)
                                       : qsTr("%1 was imported and checked: %n finding(s).", "", findings).arg(name), "", null);
        }
    }
    Connections {
        target: Settings
        function onProblem(words: string) {
            window.tell(words, "", null);
        }
    }
}
