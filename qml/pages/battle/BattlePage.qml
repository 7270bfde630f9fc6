pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant

/// A match of any game at the table: how it stands at the top, the forces and the map, what is at hand beside them, and at
/// the foot what comes next. On a small screen forces, map and goals take turns.
Item {
    id: page

    readonly property Main shell: Window.window as Main
    readonly property BattleController battle: controller
    /// The forces, the map and what is at hand stand beside each other.
    readonly property bool wide: width >= 980 * Math.max(1, Theme.textScale)
    readonly property bool tabbed: !wide && controller.scene.panes.length > 1
    readonly property bool hasMap: Array.from(controller.scene.panes).some(each => each.value !== "forces" && each.value !== "goals")
    property string pane: "forces"
    // Not by `visible`: it is false for everything inside a hidden item.
    readonly property bool showsForces: !tabbed || pane === "forces"
    readonly property bool showsGoals: controller.scene.goals.count > 0 && (!tabbed || pane === "goals")
    readonly property real panelWidth: Math.min(420, width * 0.3)
    /// What stands at the foot of the page.
    readonly property real footHeight: dock.height
    /// What the panel beside the table shows: the piece that was tapped last, or that acts.
    property string chosen
    /// A match of the history to open; empty: the one that is open.
    property string matchId
    /// After how many records it is shown; below 0: as it is now.
    property int at: -1
    /// Begun to be played on phones: with the codes open.
    property bool opensPhones: false
    /// Whose secret is on the screen; empty: nobody's.
    property string holder

    /// Whose sheet the open form was opened from: there it leads back, as long as nothing of it is on record.
    property string openedFrom

    // For tests and pictures: what a tap would do.
    function openOffer(key: string) {
        openedFrom = "";
        controller.openOffer(key);
        if (controller.form.active)
            showForm();
        else
            proceed();
    }
    function openEnd() {
        if (controller.over)
            end.open();
    }
    function openFirstPiece() { choosePiece(forces.tiles()[0]?.row.ref ?? ""); }

    /// Opens an offer by a tap, and ignores a double tap.
    function act(key: string) {
        openOffer(key);
        guard.hold();
    }
    function choosePiece(ref: string) {
        selectPiece(ref);
        if (!wide)
            unit.openWith({ref: ref});
    }
    /// The panel and the map beside each other show the same one.
    function selectPiece(ref: string) {
        chosen = ref;
        if (!wide)
            return;
        for (const touch of touches())
            if (touch.selected !== ref)
                touch.select(ref);
    }
    /// Who acts now comes into view where both sides keep their places; not under a finger.
    function revealActing() {
        const keeps = showsForces && !controller.scene.actingFirst && !controller.offers.settingUp && !flick.moving;
        const item = keeps && !Array.from(forces.tiles()).some(each => each.down) ? forces.acting() : null;
        if (item && item.mapToItem(flick, 0, 0).y < 0)
            flick.contentY = 0; // what stands above the forces as well, if it can be
        if (item)
            flick.follower.reveal(item);
    }
    /// What is touched on each map.
    function touches(): var {
        const onEach = cards => Array.from({length: cards.count}, (each, k) => (cards.itemAt(k) as BoardCard)?.touch);
        return onEach(boardCards).concat(onEach(mapCards)).filter(touch => touch);
    }
    /// Drops what is put, measured or selected on the map; false where nothing is. Whoever acts stays selected.
    function dropSelection(): bool {
        for (const touch of touches()) {
            if (touch.placing && touch.mark.onBoard) {
                touch.placing = false;
                return true;
            }
            if (touch.measured) {
                touch.select(touch.selected);
                return true;
            }
            if (touch.selected !== "" && touch.selected !== controller.activePiece) {
                touch.select(controller.activePiece);
                chosen = controller.activePiece;
                return true;
            }
        }
        return false;
    }

    /// Shows the open form; a secret one only after the device was passed on.
    function showForm() {
        const asked = controller.form.holder;
        if (controller.form.active && asked === holder) {
            formSheet.open();
            return;
        }
        formSheet.close();
        if (asked !== "")
            cover.passTo(asked);
        else
            uncover();
    }
    /// A secret was answered: the device goes back before anything is shown.
    function uncover() {
        if (holder === "")
            return;
        holder = "";
        cover.passTo("");
    }
    function afterCover() {
        if (cover.who !== "")
            holder = cover.who;
        proceed();
    }
    function confirmForm() {
        result.unasked = false;
        controller.form.confirm();
        proceed();
    }
    /// Behind a command: to its next question, or to what comes next on the page. The page stays where it is.
    function proceed() {
        // From when it is done: that may take longer than a finger.
        guard.hold();
        if (!controller.form.active) {
            formSheet.before = null;
            openedFrom = "";
        }
        showForm();
        if (controller.form.active || cover.opened)
            return;
        if (controller.form.resultWaits)
            result.open();
        else if (endWaits)
            showEnd();
        else if (!controller.over)
            soon.restart();
    }
    /// The match has ended, and that was not shown yet.
    property bool endWaits: false
    /// What parts of the page open on top of it, by its name.
    readonly property var named: ({board: boardSheet, log: log, luck: luck, menu: menu, phones: phones, result: result})
    /// What is looked at on top of the page, and stays open while it goes on.
    readonly property var sheets: Array.from([unit, sideSheet, boardSheet, menu, log, luck])
    function showEnd() {
        endWaits = false;
        for (const sheet of sheets)
            sheet.close();
        end.open();
    }
    /// What is due, what ends an activation, the first that can act, what ends the turn, or the dock itself.
    function entry(): Item {
        return Array.from([dock.firstDue(), active !== "" ? dock.firstEnd() : null, setup.visible ? setup.firstControl() : null, wide ? besideUnit.firstControl() : null, showsForces ? forces.firstControl() : null, dock.firstEnd(), dock]).find(each => each);
    }
    function focusNext() {
        const sheet = sheets.find(each => each.opened);
        // What was put right in a sheet leaves it open, and its Esc closes it alone.
        (sheet ?? entry()).forceActiveFocus(LastInput.byKeys ? Qt.OtherFocusReason : Qt.MouseFocusReason);
    }
    /// What is due, or who can act.
    function showNext() {
        const due = dock.firstDue();
        if (due)
            openOffer(due.row.key);
        if (!controller.form.active)
            focusNext();
    }

    Component.onCompleted: {
        controller.openMatch(matchId);
        controller.show(at);
        Rulebook.inMatch = true;
    }
    Component.onDestruction: Rulebook.inMatch = false
    // Much of what is hidden has no height: it stands where it stood as soon as it has its own again.
    property real stood: 0
    StackView.onDeactivating: stood = flick.contentY
    StackView.onActivated: {
        if (stood > 0)
            returning.restart();
        if (opensPhones)
            phones.open();
        opensPhones = false;
    }
    /// The match that the app opens with: the one that is played on this page.
    readonly property string played: controller.open && !controller.over ? controller.matchId : ""
    onPlayedChanged: Settings.openMatch = played

    BattleController {
        id: controller
        // Elsewhere both sides are in view, and stay where they are.
        scene.actingFirst: page.width < 640
        log.recentLooked: page.wide
        onOfferChosen: key => page.act(key)
        onAdjustWanted: (of, counter, by) => {
            touch.adjust(of, counter, by);
            if (form.active)
                page.showForm();
            else if (form.resultWaits)
                page.proceed();
        }
        // A second tap that follows at once is none.
        onTouched: {
            if (form.active || form.resultWaits)
                page.proceed();
            guard.hold();
        }
        onPieceChosen: ref => page.choosePiece(ref)
        onPieceSelected: ref => page.selectPiece(ref)
        onPieceDone: (ref, next) => { if (ref === page.chosen) page.selectPiece(next); }
        onSideChosen: id => sideSheet.openWith({sideId: id})
        onSheetWanted: name => page.named[name].open()
        onChanged: {
            // The end was undone, here or on a phone.
            if (!over) {
                page.endWaits = false;
                end.close();
            }
            ListLibrary.announceNews();
        }
        onNotified: words => page.shell?.report(words, "", null)
        onAnnounced: words => page.shell?.announce(words)
        onWentBack: last => page.shell?.report(qsTr("Resumed. Steps that no longer stand are crossed out in the log."), qsTr("Undo"), () => controller.resumeFrom(last))
        onEnded: {
            page.endWaits = true;
            ending.restart();
        }
        form.onWentOn: {
            result.unasked = true;
            page.proceed();
        }
        form.onLeft: formSheet.close()
        form.onChanged: {
            const asked = controller.form.holder;
            if (asked !== "" && asked !== page.holder && formSheet.opened)
                page.showForm();
        }
    }
    readonly property string active: controller.activePiece
    onActiveChanged: if (active !== "") chosen = active
    readonly property string acting: active + controller.actsText
    onActingChanged: revealing.restart()
    // Once everything has its place.
    Timer { id: revealing; interval: 60; onTriggered: page.revealActing() }
    // Behind the form that ended it, and what its rolls brought.
    Timer {
        id: ending
        interval: 0
        onTriggered: if (page.endWaits && !controller.form.active && !result.visible && !cover.opened && page.holder === "") page.proceed()
    }
    // Once the page stands as it is now.
    Timer {
        id: soon
        interval: 0
        // Not behind a form that was opened since.
        onTriggered: if (!controller.form.active) page.focusNext()
    }
    Timer { id: returning; interval: 150 }
    ScreenAwake { active: controller.open && !controller.over && page.visible }
    KeyCommand { command: "undo"; owner: page; onActivated: controller.undo() }
    KeyCommand { command: "redo"; owner: page; onActivated: controller.redo() }
    KeyCommand { command: "log"; owner: page; onActivated: log.open() }
    KeyCommand { command: "menu"; owner: page; onActivated: menu.open() }
    KeyCommand { command: "proceed"; owner: page; onActivated: page.showNext() }
    KeyCommand { command: "whoActs"; owner: page; onActivated: page.shell?.announce(controller.stateText) }

    ScoreBar {
        id: score
        width: parent.width
        visible: !controller.frozen
        battle: controller
    }
    LookBackBar {
        id: lookBack
        anchors.top: parent.top
        anchors.bottom: dock.top
        width: parent.width
        visible: controller.frozen
        battle: controller
        barHeight: score.implicitHeight
    }
    // An earlier moment can't be taken for now.
    Rectangle {
        anchors.fill: body
        visible: controller.frozen
        color: Theme.warningSoft
    }
    Item {
        id: body
        anchors.top: parent.top
        anchors.topMargin: controller.frozen ? lookBack.topHeight : score.height
        anchors.bottom: dock.top
        anchors.bottomMargin: controller.frozen ? lookBack.footHeight : 0
        width: parent.width

        Column {
            id: head
            x: page.wide && page.hasMap ? flick.width : 0
            width: page.wide ? parent.width - x - panel.width : parent.width
            PhonesChip {
                width: parent.width
                onClicked: phones.open()
            }
            Repeater {
                model: controller.scene.boards
                delegate: TrackStrip {
                    visible: row.shownAs === "strip"
                    width: head.width
                    onClicked: boardSheet.openWith({shown: row.id})
                }
            }
            PaneTabs {
                width: parent.width
                visible: page.tabbed
                choices: controller.scene.panes
                current: page.pane
                onChosen: value => {
                    page.pane = value;
                    flick.contentY = 0;
                }
            }
        }
        ScrollPane {
            id: flick
            y: page.wide && page.hasMap ? 0 : head.height
            width: !page.wide ? parent.width : page.hasMap ? Math.max(360 * Math.max(1, Theme.textScale), parent.width * 0.29) : parent.width - panel.width
            height: parent.height - y
            contentHeight: column.implicitHeight + 2 * Theme.gap
            onContentHeightChanged: if (returning.running) contentY = Math.min(page.stood, Math.max(0, contentHeight - height))

            Column {
                id: column
                x: 12
                y: Theme.gap
                width: flick.width - 24
                spacing: 14

                Banner {
                    grave: false
                    text: controller.damage
                }
                SetupCard {
                    id: setup
                    width: parent.width
                    visible: page.showsForces && !controller.frozen && controller.offers.setup.length > 0
                    battle: controller
                    onFoldedChanged: if (folded && controller.startedNow && !controller.form.active && page.StackView.status === StackView.Active) page.focusNext()
                }
                EvenGrid {
                    id: turnActions
                    columns: forces.columns
                    visible: page.showsForces && !controller.frozen && controller.offers.anyOpen
                    Repeater {
                        model: controller.offers.turn
                        delegate: ActionButton {
                            required property battleOffer row
                            modelData: row
                            steady: true
                            visible: !row.closed || row.stays
                            width: turnActions.cell
                            onClicked: page.act(row.key)
                        }
                    }
                }
                ForcesPane {
                    id: forces
                    width: parent.width
                    visible: page.showsForces
                    battle: controller
                    chosen: page.wide ? page.chosen : ""
                }
                Repeater {
                    id: boardCards
                    model: controller.scene.boards
                    delegate: BoardCard {
                        visible: row.shownAs === "cards" && page.showsForces || row.shownAs === "map" && page.tabbed && row.id === page.pane
                        titled: row.shownAs !== "map"
                        needed: !page.wide || row.shownAs === "cards"
                        mostHeight: Math.max(240, flick.height - 200)
                        battle: controller
                    }
                }
                GoalsCard {
                    id: goals
                    visible: page.showsGoals
                    opened: page.tabbed
                    battle: controller
                }
                MutedBlock {
                    visible: page.tabbed && page.pane === "goals" && controller.scene.goals.count === 0
                    text: qsTr("No missions yet.")
                }
                EmptyState {
                    width: parent.width
                    visible: !controller.open
                    iconName: "ui/match"
                    title: qsTr("No match is open")
                    text: qsTr("Start one with your lists, or open one from History.")
                }
            }
        }
        ScrollPane {
            id: maps
            x: flick.width
            y: head.height
            width: page.wide && page.hasMap ? parent.width - flick.width - panel.width : 0
            height: parent.height - y
            visible: width > 0
            contentHeight: mapColumn.implicitHeight + Theme.gap
            ColumnBlock {
                id: mapColumn
                y: Theme.gap
                spacing: Theme.gap
                Repeater {
                    id: mapCards
                    model: maps.visible ? controller.scene.boards : null
                    delegate: BoardCard {
                        visible: row.shownAs === "map"
                        titled: false
                        mostHeight: Math.max(240, maps.height - 160)
                        battle: controller
                    }
                }
            }
        }
        // Beside the table, where there is room: what was tapped last with what it can do, and the log.
        Rectangle {
            id: panel
            readonly property string chosen: page.wide ? page.chosen : ""
            anchors.right: parent.right
            width: page.wide ? page.panelWidth : 0
            height: parent.height
            visible: page.wide
            color: Theme.surface

            Divider { height: parent.height }
            ColumnPane {
                id: beside
                anchors.fill: parent
                below: Theme.space
                UnitPanel {
                    id: besideUnit
                    visible: panel.chosen !== ""
                    battle: controller
                    ref: panel.chosen
                    onRefChanged: beside.contentY = 0
                    onOfferChosen: key => page.act(key)
                }
                MutedBlock {
                    visible: panel.chosen === ""
                    text: qsTr("Tap a unit to see what it can do.")
                }
                ColumnBlock {
                    visible: recent.lines.count > 0
                    SectionTitle { text: qsTr("Log") }
                    LogLines {
                        id: recent
                        battle: controller
                        lines: controller.log.recent
                    }
                }
            }
        }
    }
    Dock {
        id: dock
        anchors.bottom: parent.bottom
        width: parent.width
        battle: controller
    }
    TapGuard { id: guard }

    FormSheet {
        id: formSheet
        form: controller.form
        battle: controller
        besideWidth: page.wide ? page.panelWidth : 0
        besideTop: score.height
        besideFoot: dock.height
        // Whom it is against stays in sight up to the last die.
        subtitle: controller.form.targetNames === "" ? (controller.form.keptCount > 0 && controller.form.asked.label !== "" ? qsTr("Next: %1").arg(controller.form.asked.label) : controller.form.who)
                  : controller.form.who === "" ? controller.form.targetNames
                  : Phrase.of(qsTr("%1 → %2", "who acts, on whom"), [controller.form.who, controller.form.targetNames])
        onConfirmed: page.confirmForm()
        onRollAllWanted: controller.form.rollAll()
        onLeft: {
            const back = controller.form.keptCount === 0 ? page.openedFrom : "";
            page.openedFrom = "";
            controller.form.leave();
            page.uncover();
            if (back !== "")
                unit.openWith({ref: back});
        }
    }
    CoverSheet {
        id: cover
        onPassed: page.afterCover()
        onLeft: controller.form.leave()
    }
    // Everything that happened, the last first.
    Sheet {
        id: log
        title: qsTr("Log")
        preferredWidth: 620
        onAboutToShow: {
            controller.log.looked = true;
            // It opens with the newest, not where it was left.
            logLines.chosen = -1;
            logLines.focus = true;
        }
        onClosed: controller.log.looked = false
        MutedBlock {
            visible: controller.log.lines.count === 0
            text: qsTr("Nothing has happened yet.")
        }
        LogLines {
            id: logLines
            battle: controller
            lines: controller.log.lines
            onFollowed: log.close()
        }
    }
    // A track or an order in large.
    Sheet {
        id: boardSheet
        property string shown
        property battleBoard none
        readonly property battleBoard board: controller.records >= 0 ? controller.scene.boardOf(shown) : none
        title: board.title
        preferredWidth: 640
        BoardCard {
            row: boardSheet.board
            titled: false
            battle: controller
        }
        MutedBlock { text: boardSheet.board.spoken }
    }
    // Where there is no room for a panel beside the table.
    Sheet {
        id: unit
        property alias ref: unitPanel.ref
        onOpened: unitPanel.firstControl()?.forceActiveFocus(Qt.OtherFocusReason)
        title: unitPanel.piece.name
        titleLines: 2
        preferredWidth: 480
        // The forces stay in sight above it.
        highest: parent ? parent.height * (narrow ? 0.72 : 0.86) : 0
        UnitPanel {
            id: unitPanel
            battle: controller
            titled: false
            onOfferChosen: key => unit.closeThen(() => {
                page.act(key);
                page.openedFrom = controller.form.active ? unit.ref : "";
            })
        }
    }
    SideSheet {
        id: sideSheet
        battle: controller
        onRenameWanted: (side, name) => names.ask(qsTr("Player name"), name, false, words => controller.rename(side, words))
    }
    ResultCard {
        id: result
        battle: controller
        besideWidth: page.wide ? page.panelWidth : 0
        besideFoot: dock.height
        onContinued: page.proceed()
        onUndoWanted: {
            controller.undo();
            guard.hold(); // the page's own Undo lies below
        }
    }
    TextSheet { id: names }
    PhonesSheet { id: phones }
    Connections {
        target: PhonePlay
        function onChanged() {
            if (PhonePlay.knock !== "" && (!phones.opened || phones.asks)) {
                phones.asks = false;
                phones.open();
            }
            phones.askOnce();
        }
    }
    Sheet {
        id: luck
        title: qsTr("Luck so far")
        onAboutToShow: controller.log.countLuck()
        LuckLines { luck: controller.log.luck }
    }
    BattleMenuSheet {
        id: menu
        battle: controller
        onGoalsWanted: {
            if (page.tabbed)
                page.pane = "goals";
            flick.contentY = Math.max(0, Math.min(goals.y, flick.contentHeight - flick.height));
        }
    }
    BattleEndSheet {
        id: end
        battle: controller
    }
}
