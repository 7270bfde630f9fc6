pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components

/// The window: the main places in a rail or a bar, and the page that is open.
Window {
    id: window

    readonly property bool wide: width >= Theme.wideWidth
    readonly property bool labelled: width >= 1100
    /// The main place that is open: home, lists, odds, rules, history, settings.
    property string place: "home"
    property alias pageDepth: pages.depth
    property Item currentPage: pages.currentItem
    /// The names of the pages on top of the place: their types are not loaded before they are opened.
    property var openNames: []
    readonly property string openName: openNames.length > 0 ? openNames[openNames.length - 1] : place

    /// Players who sit opposite: what the second one is to do is shown their way up.
    readonly property bool turned: Settings.twoSided && (pages.currentItem as BattlePage)?.battle.actsPlace === 1
    contentItem.rotation: turned ? 180 : 0

    width: 1180
    height: 820
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    title: qsTr("Adjutant")
    color: Theme.window

    Binding {
        target: Theme
        property: "gameColour"
        // A match has the colour of its game, whichever is chosen.
        value: {
            const system = (pages.currentItem as BattlePage)?.battle.system ?? "";
            return system !== "" ? Games.game(system).colour : Games.current.colour;
        }
    }
    Binding {
        target: Theme
        property: "large"
        value: Settings.largeControls && window.openName === "match"
    }

    /// Opens the first page; called once the window is on the screen.
    function begin() {
        if (pages.depth === 0)
            pages.push(pageUrl(place), {}, StackView.Immediate);
    }
    /// Opens the match that was on the screen when the app ended.
    function resume() {
        const match = Settings.openMatch;
        if (match === "" || pages.depth !== 1 || place !== "home")
            return;
        open("match", {matchId: match});
        if (!(pages.currentItem as BattlePage)?.battle.open)
            back();
    }
    onOpenNamesChanged: if (pages.depth > 0 && openNames.indexOf("match") < 0) Settings.openMatch = ""
    /// Opens one of the main places.
    function go(name: string) {
        if (name === place && pages.depth === 1)
            return;
        leavingAll(() => {
            showPlace(name);
            focusPage();
        });
    }
    /// The first page of a place, with nothing on top of it.
    function showPlace(name: string) {
        place = name;
        openNames = [];
        for (const mark of marks)
            mark.destroy();
        marks = [];
        pages.replace(null, pageUrl(name), {}, StackView.Immediate);
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
                mark.item.forceActiveFocus(Qt.PopupFocusReason);
            else
                focusPage();
            mark?.destroy();
        });
    }
    /// A match is left by a second Escape only: the first one may have been meant for a sheet.
    function leaveByEscape() {
        if ((currentPage as BattlePage)?.dropSelection())
            return;
        if (openName !== "match" || escaping.running) {
            hush();
            back();
        } else {
            report(qsTr("Press Escape again to leave the match. It is saved."), "", null);
            escaping.start();
        }
    }
    // As long as it is said.
    Timer {
        id: escaping
        interval: 6000
    }
    onCurrentPageChanged: {
        settling.holdFor(settlingTime);
        if (escaping.running)
            hush();
    }
    /// How long a page that was just opened takes no taps, in milliseconds: a second quick one was meant for the page
    /// before it.
    property int settlingTime: 300
    /// Carries out `then`; a page with unsaved typing asks first.
    function leaving(then: var) {
        const page = pages.currentItem as PageFrame;
        (page as StoryPage)?.story.save();
        if (page)
            page.leave(then);
        else
            then();
    }
    /// Likewise for all pages: a past match that couldn't be added is shown first, where it lies below others.
    function leavingAll(then: var) {
        const top = pages.currentItem;
        leaving(() => {
            const past = refusedPast();
            if (!past || past === top) {
                then();
                return;
            }
            pages.pop(past, StackView.Immediate);
            openNames = openNames.slice(0, pages.depth - 1);
            for (const mark of marks.splice(pages.depth - 1))
                mark.destroy();
            past.leave(then);
        });
    }
    function refusedPast(): var { return pages.find(page => (page as ManualMatchPage)?.refused ?? false); }
    /// To the first control of the open page, or to the page where that would only bring up a phone's keyboard.
    function focusPage() {
        const match = pages.currentItem as BattlePage;
        if (match) {
            match.focusNext();
            return;
        }
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
    onClosing: close => {
        const profile = pages.currentItem as ProfilePage;
        close.accepted = !profile || !profile.form.modified;
        if (!close.accepted) {
            profile.leave(() => {
                if (!window.askBeforeLosing())
                    Qt.quit();
            });
        } else {
            close.accepted = !askBeforeLosing();
        }
    }
    /// Asks where something would be lost if the program ended now; false where nothing would.
    function askBeforeLosing(): bool {
        const loses = wouldLose();
        const sheet = loses ? unsavedSheet.made() as AskSheet : null;
        sheet?.openWith({
            title: qsTr("Close without saving?"),
            text: qsTr("Your last changes could not be saved. They will be lost when this window closes."),
            why: Qt.binding(() => ListLibrary.trouble),
            buttons: [
                {kind: "primary", text: qsTr("Try again"), go: () => {
                    ListLibrary.retrySaving();
                    if (!window.wouldLose())
                        Qt.quit();
                }},
                {kind: "danger", text: qsTr("Close anyway"), go: () => Qt.quit()},
                {text: qsTr("Cancel"), go: () => sheet.close()}
            ]
        });
        return loses;
    }
    /// Tries to save what couldn't be; whether something is left of it.
    function wouldLose(): bool {
        const form = refusedPast();
        form?.save();
        return ListLibrary.hasUnsaved() || (form?.refused ?? false);
    }

    /// The first page of the present place, with no sheet open.
    function reset() {
        for (const loader of [ruleSheet, rulesSheet, newListSheet, importSheet, keySheet, binSheet])
            loader.active = false;
        hush();
        showPlace("home");
    }
    /// A list of the chosen game.
    function openList(list: string) {
        if (list !== "")
            open("list", {listId: list});
    }
    /// One that was made just now: where it is left as it is, it goes again.
    function openNewList(list: string) { if (list !== "") open("list", {listId: list, isNew: true}) }
    /// Goes over to another game, with the first page of the present place.
    function switchGame(game: string) {
        if (game === Games.current.id)
            return;
        leavingAll(() => {
            Games.choose(game);
            showPlace(place);
            focusPage();
        });
    }
    /// The rules to look something up in, over the page and its sheets.
    function openRules() { rulesSheet.open(); }
    function openRule(rule: string) { openCardWords("", "", rule); }
    /// What a card says of something it has, with the rule behind it where there is one.
    function openCardWords(name: string, words: string, rule: string) {
        (ruleSheet.made() as RuleSheet).show(name, words, rule);
    }
    /// A match of the history, or the one that is open already where no id is given.
    function openMatch(id: string) {
        open("match", {matchId: id});
    }
    function newMatch() {
        open("matchSetup", {system: Games.current.id});
    }
    /// The setup of a new match with this list for the first player.
    function playList(list: string) {
        open("matchSetup", {system: Games.current.id, list: list});
    }
    /// The match takes the place of the page that led to it: the way back leads to where it was begun.
    function startMatch(onPhones: bool) {
        leaving(() => {
            if (pages.depth > 1)
                pages.replace(pageUrl("match"), {opensPhones: onPhones}, StackView.Immediate);
            else
                pages.push(pageUrl("match"), {opensPhones: onPhones}, StackView.Immediate);
            openNames = openNames.slice(0, -1).concat(["match"]);
            focusPage();
        });
    }
    function openStory(id: string) {
        open("story", {matchId: id});
    }
    function newList() {
        if (!Games.current.asksOfLists) {
            openNewList(ListLibrary.createEmpty());
            return;
        }
        newListSheet.open();
    }
    function importList() { importSheet.open(); }
    /// Says it over the page and its sheets; no words: takes back what is said now.
    function report(words: string, action: string, undo: var) {
        escaping.stop();
        if (words === "") {
            hush();
            return;
        }
        toastLoader.active = true;
        (toastLoader.item as MainToast).show(words, action, undo);
        announce(words);
    }
    /// Where a file was saved; empty: it wasn't.
    function reportSaved(path: string) {
        if (path !== "")
            report(qsTr("Saved as %1").arg(path), "", null);
    }
    /// Has it said by a screen reader, while the focus stays where it is.
    function announce(words: string) { announcement.announce(words); }
    function openBin() { binSheet.open(); }
    function openKeys() { keySheet.open(); }
    function hush() {
        escaping.stop();
        (toastLoader.item as MainToast)?.hush();
    }
    function pageUrl(name: string): url {
        return Qt.resolvedUrl({
            home: "pages/HomePage.qml",
            lists: "pages/lists/ListsPage.qml",
            list: "pages/lists/ListPage.qml",
            profile: "systems/" + Games.current.id + "/profile/ProfilePage.qml",
            rules: "pages/RulesPage.qml",
            aid: "pages/AidPage.qml",
            settings: "pages/SettingsPage.qml",
            odds: "pages/oddsform/OddsFormPage.qml",
            match: "pages/battle/BattlePage.qml",
            matchSetup: "pages/battle/BattleSetupPage.qml",
            history: "pages/history/HistoryPage.qml",
            story: "pages/history/StoryPage.qml",
            manualMatch: "pages/history/ManualMatchPage.qml"
        }[name]);
    }

    KeyCommand {
        command: "back"
        enabled: pages.depth > 1
        onActivated: window.back()
    }
    KeyCommand {
        command: "close"
        enabled: pages.depth > 1
        onActivated: window.leaveByEscape()
    }
    // These two over sheets, too.
    KeyCommand {
        command: "help"
        context: Qt.ApplicationShortcut
        onActivated: window.openKeys()
    }
    KeyCommand {
        command: "now"
        context: Qt.ApplicationShortcut
        enabled: window.openName === "match" || window.openName === "odds"
        onActivated: window.openRules()
    }
    KeyCommand { command: "home"; onActivated: window.go("home") }
    KeyCommand { command: "lists"; onActivated: window.go("lists") }
    KeyCommand { command: "odds"; onActivated: window.go("odds") }
    KeyCommand { command: "rules"; onActivated: window.go("rules") }
    KeyCommand { command: "history"; onActivated: window.go("history") }
    KeyCommand { command: "settings"; onActivated: window.go("settings") }
    KeyCommand { command: "newList"; onActivated: window.newList() }
    KeyCommand {
        command: "newMatch"
        enabled: Games.current.hasMatch && window.openNames.length === 0
        onActivated: window.newMatch()
    }
    KeyCommand { command: "import"; onActivated: window.importList() }

    // Words that a screen reader says when they change, while the focus stays where it is.
    AnnouncementBase {
        id: announcement
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words
        Accessible.ignored: words === ""
    }

    MainNavigation {
        id: navigation
        rail: window.wide
        labelled: window.labelled
        place: window.place === "home" && (window.openName === "list" || window.openName === "profile") ? "lists" : window.place
        width: rail ? (labelled ? 208 : 84) : parent.width
        height: rail ? parent.height : 64
        y: rail ? 0 : parent.height - height
        // On a phone an open list needs the room.
        // The match has the whole window.
        visible: window.openName !== "match" && (rail || pages.depth < 2)
        onChosen: name => window.go(name)
    }

    Loader {
        id: banners
        x: window.wide && navigation.visible ? navigation.width + Theme.space : Theme.gap
        y: active ? Theme.gap : 0
        width: parent.width - x - (window.wide ? Theme.space : Theme.gap)
        // The page of a match tells by itself what troubles.
        active: window.openName === "match" ? ListLibrary.message !== "" : ListLibrary.banner !== ""
        source: "pages/MainBanner.qml"
    }

    StackView {
        id: pages
        x: window.wide && navigation.visible ? navigation.width : 0
        y: banners.active ? banners.y + banners.height : 0
        width: parent.width - x
        height: parent.height - y - (navigation.visible && !navigation.rail ? navigation.height : 0)
        focus: true
        clip: true
        replaceEnter: null
        replaceExit: null
    }
    TapGuard {
        id: settling
        anchors.fill: pages
    }

    // Sheets that any page may ask for.
    SheetLoader { id: rulesSheet; file: Qt.resolvedUrl("pages/RulesSheet.qml") }
    SheetLoader { id: ruleSheet; file: Qt.resolvedUrl("pages/RuleSheet.qml") }
    SheetLoader { id: newListSheet; file: Qt.resolvedUrl("pages/lists/NewListSheet.qml") }
    SheetLoader { id: importSheet; file: Qt.resolvedUrl("pages/lists/ImportSheet.qml") }
    SheetLoader { id: keySheet; file: Qt.resolvedUrl("pages/KeySheet.qml") }
    SheetLoader { id: binSheet; file: Qt.resolvedUrl("pages/BinSheet.qml") }
    SheetLoader { id: unsavedSheet; file: Qt.resolvedUrl("pages/AskSheet.qml") }
    Loader {
        id: toastLoader
        active: false
        source: "pages/MainToast.qml"
        onLoaded: (item as MainToast).lift = Qt.binding(() => 16 + ((pages.currentItem as BattlePage)?.footHeight ?? (window.wide ? 8 : 64)))
    }
    Timer {
        id: hushing
        interval: 0
        onTriggered: window.hush()
    }
    // What a second Escape would do is no longer so, and the sheet has its title there.
    Connections {
        target: toastLoader.item as MainToast
        function onOverSheetChanged() { if (escaping.running) hushing.start(); }
    }
    Connections {
        target: ListLibrary
        function onMessageChanged() {
            if (ListLibrary.banner === "")
                return;
            window.hush();
            window.announce(ListLibrary.banner);
        }
        function onRemoved(name: string) {
            window.report(qsTr("%1 moved to the bin.").arg(name), qsTr("Undo"), () => ListLibrary.undoRemove());
        }
        function onImported(list: string, game: string, name: string, findings: int) {
            window.switchGame(game);
            window.openList(list);
            window.report(findings === 0 ? qsTr("%1 imported.").arg(name)
                                       : qsTr("%1 imported and checked: %n problem(s).", "", findings).arg(name), "", null);
        }
    }
    Connections {
        target: Settings
        function onProblem(words: string) { window.report(words, "", null); }
    }
}
