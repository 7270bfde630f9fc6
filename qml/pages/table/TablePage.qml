pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A match of any game at the table: whose turn it is, what is due, the boards, and everybody's pieces with what they can
/// do.
Item {
    id: page

    readonly property Main shell: Window.window as Main
    readonly property TableController table: controller
    readonly property bool frozen: controller.shownAt >= 0
    /// The boards have room beside what the pieces can do; a game of more sides needs the width for these.
    readonly property bool roomy: twoColumns && width >= 1180 * Math.max(1, Theme.textScale) && controller.sides.count === 2
    readonly property bool twoColumns: width >= 980 && controller.sides.count > 1
    /// On a phone what stands on the table and each board take turns.
    readonly property bool tabbed: width < 760 && controller.panes.length > 1
    property string pane: "forces"
    // Not by what is visible: that is nothing of what stands in something hidden.
    readonly property bool showsForces: !tabbed || pane === "forces"
    readonly property bool showsBoards: !tabbed && controller.boards.count > 0
    readonly property bool showsGoals: controller.goals.count > 0 && (!tabbed || pane === "goals")
    /// What stands at the foot of the page.
    readonly property real footHeight: bar.height + next.height
    /// A match of the history to open; empty: the one that is open.
    property string matchId
    /// Whose secret is on the screen; empty: nobody's.
    property string holder

    // For tests and pictures: what a tap would do.
    function openOffer(key: string) {
        controller.openOffer(key);
        if (controller.form.active)
            showForm();
        else
            goOn();
    }
    function openLog() {
        log.open();
    }
    function openMenu() {
        menu.open();
    }
    function openEnd() {
        if (controller.over)
            end.open();
    }
    function openFirstPiece() {
        pieceSheet.showPiece(controller.firstPiece);
    }

    /// Shows the open form; a secret one only after the device was passed on.
    function showForm() {
        if (!controller.form.active) {
            formSheet.close();
            uncover();
            return;
        }
        if (controller.secretOf !== "" && controller.secretOf !== holder) {
            formSheet.close();
            cover.passTo(controller.secretOf);
        } else if (controller.secretOf === "" && holder !== "") {
            formSheet.close();
            uncover();
        } else {
            formSheet.open();
        }
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
        if (controller.form.active)
            showForm();
        else if (controller.over)
            end.open();
    }
    function confirmForm() {
        controller.confirm();
        goOn();
    }
    /// Behind a command: to its next question, or to what comes next on the page. The page stays where it is.
    function goOn() {
        const control = Window.activeFocusItem as T.Control;
        byKeys = formSheet.byKeys || control?.visualFocus === true;
        if (!controller.form.active)
            formSheet.before = null;
        showForm();
        if (controller.form.active || controller.over || cover.opened)
            return;
        soon.restart();
    }
    /// Whether the last command was given by keys: these have to be seen to where they go.
    property bool byKeys: true
    /// To what is due, or to what the first of those can do who may act.
    function focusNext() {
        let next = dues.itemAt(0);
        for (let k = 0; !next && showsForces && k < panels.count; ++k)
            next = (panels.itemAt(k) as SidePanel)?.firstControl() ?? null;
        (next ?? bar).forceActiveFocus(byKeys ? Qt.OtherFocusReason : Qt.MouseFocusReason);
    }
    /// The top, where it is said what is to be done.
    function showNext() {
        if (controller.due.count > 0)
            openOffer((dues.itemAt(0) as DueCard).row.key);
        else
            flick.contentY = 0;
        if (!controller.form.active)
            focusNext();
    }

    Component.onCompleted: {
        controller.openMatch(matchId);
        Rulebook.atTable = true;
    }
    Component.onDestruction: Rulebook.atTable = false
    // Much of what is hidden has no height: it stands where it stood as soon as it has its own again.
    property real stood: 0
    StackView.onDeactivating: stood = flick.contentY
    StackView.onActivated: if (stood > 0) returning.restart()
    /// The match that the app opens with: the one that is played on this page.
    readonly property string played: controller.open && !controller.over ? controller.matchId : ""
    onPlayedChanged: Settings.openMatch = played
    onFrozenChanged: looking.restart()

    TableController {
        id: controller
        actingFirst: !page.twoColumns
        onChanged: {
            looking.restart();
            ListLibrary.sayNews();
        }
        onNotified: words => page.shell?.tell(words, "", null)
        onAnnounced: words => page.shell?.announce(words)
        onWentOn: page.goOn()
        onEnded: if (page.holder === "") end.open()
        onFormChanged: if (form.active && formSheet.opened && secretOf !== page.holder && secretOf !== "") page.showForm()
    }
    // Once the page stands as it is now.
    Timer {
        id: soon
        interval: 0
        // Not behind a form that was opened meanwhile.
        onTriggered: if (!controller.form.active) page.focusNext()
    }
    Timer {
        id: returning
        interval: 150
    }
    Timer {
        id: looking
        interval: 0
        onTriggered: next.look()
    }
    ScreenAwake {
        active: controller.open && !controller.over && page.visible
    }
    KeyCommand { command: "undo"; owner: page; onActivated: controller.undo() }
    KeyCommand { command: "redo"; owner: page; onActivated: controller.redo() }
    KeyCommand { command: "log"; owner: page; onActivated: log.open() }
    KeyCommand { command: "menu"; owner: page; onActivated: menu.open() }
    KeyCommand { command: "goOn"; owner: page; onActivated: page.showNext() }
    KeyCommand { command: "whoActs"; owner: page; onActivated: page.shell?.announce(controller.stateText) }

    PageHeader {
        id: header
        width: parent.width
        title: controller.title
        canGoBack: true
        onBack: page.shell?.back()
    }
    Flickable {
        id: flick
        anchors.top: header.bottom
        anchors.bottom: next.top
        width: parent.width
        clip: true
        contentWidth: width
        contentHeight: body.implicitHeight + 2 * Theme.space
        boundsBehavior: Flickable.StopAtBounds
        onContentYChanged: looking.restart()
        onContentHeightChanged: if (returning.running) contentY = Math.min(page.stood, Math.max(0, contentHeight - height))
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: flick }

        Column {
            id: body
            x: Math.max(Theme.space, (flick.width - width) / 2)
            y: 4
            width: Math.min(flick.width - 2 * Theme.space, 1600)
            spacing: Theme.space

            Banner {
                width: parent.width
                visible: text !== ""
                height: visible ? implicitHeight : 0
                dismissible: false
                grave: false
                text: controller.damage
            }
            TableReplayBar {
                width: parent.width
                visible: page.frozen
                table: controller
                onGoOnWanted: controller.goOnFromShown()
            }
            TurnBanner {
                id: turn
                width: parent.width
                table: controller
            }
            Column {
                id: dueCards
                width: parent.width
                spacing: Theme.gap
                visible: controller.due.count > 0
                Repeater {
                    id: dues
                    model: controller.due
                    delegate: DueCard {
                        width: body.width
                        onClicked: page.openOffer(row.key)
                        onLetGo: controller.letGo(row.key)
                    }
                }
            }
            OfferFlow {
                width: parent.width
                visible: model.count > 0 && !page.frozen
                model: controller.turnOffers
                onChosen: key => page.openOffer(key)
            }
            OfferFlow {
                width: parent.width
                visible: model.count > 0 && !page.frozen
                title: qsTr("Before it begins")
                saysClosed: true
                model: controller.setupOffers
                onChosen: key => page.openOffer(key)
            }
            ChoiceRow {
                width: parent.width
                visible: page.tabbed
                height: visible ? implicitHeight : 0
                compact: true
                label: qsTr("What is shown")
                choices: controller.panes
                current: page.pane
                onChosen: value => page.pane = value
            }
            Repeater {
                model: page.tabbed ? controller.boards : null
                delegate: BoardCard {
                    visible: row.id === page.pane
                    width: body.width
                    table: controller
                    onAsked: if (controller.form.active) page.showForm()
                }
            }
            Item {
                // What the pieces can do beside the boards, where there is room; below them otherwise.
                readonly property bool beside: page.roomy && page.showsBoards
                // What comes and goes above it doesn't move it, as long as it is looked at.
                property real stood: 0
                onYChanged: {
                    if (stood > 0 && flick.contentY > Theme.target)
                        flick.contentY = Math.max(0, flick.contentY + y - stood);
                    stood = y;
                }
                width: parent.width
                height: visible ? Math.max(forces.y + (page.showsForces ? forces.height : 0), goals.y + (page.showsGoals ? goals.height : 0)) : 0
                visible: page.showsBoards || page.showsForces || page.showsGoals
                BoardFlow {
                    id: flow
                    x: parent.width - width
                    width: parent.beside ? parent.width * 0.4 : parent.width
                    visible: page.showsBoards
                    height: page.showsBoards ? implicitHeight : 0
                    table: controller
                    twoColumns: page.twoColumns && !page.roomy
                    onAsked: if (controller.form.active) page.showForm()
                }
                Grid {
                    id: forces
                    readonly property real all: parent.beside ? parent.width - flow.width - Theme.wideSpace : parent.width
                    y: parent.beside || !page.showsBoards ? 0 : flow.height + Theme.space
                    width: all
                    visible: page.showsForces
                    columns: page.twoColumns ? 2 : 1
                    columnSpacing: Theme.wideSpace
                    rowSpacing: Theme.wideSpace
                    Repeater {
                        id: panels
                        model: controller.sides
                        delegate: SidePanel {
                            width: page.twoColumns ? (forces.all - Theme.wideSpace) / 2 : forces.all
                            frozen: page.frozen || controller.over
                            onOfferChosen: key => page.openOffer(key)
                            onAdjusted: (of, counter, by) => {
                                controller.adjust(of, counter, by);
                                if (controller.form.active)
                                    page.showForm();
                            }
                            onMoreWanted: piece => pieceSheet.showPiece(piece)
                            onMoreOfSideWanted: side => pieceSheet.showSide(side)
                        }
                    }
                }
                GoalsCard {
                    id: goals
                    x: parent.beside ? flow.x : 0
                    y: parent.beside ? flow.height + Theme.space : page.showsForces ? forces.y + forces.height + Theme.space : 0
                    width: parent.beside ? flow.width : parent.width
                    visible: page.showsGoals
                    opened: page.tabbed
                    height: page.showsGoals ? implicitHeight : 0
                    table: controller
                    frozen: page.frozen
                    onAsked: if (controller.form.active) page.showForm()
                }
            }
            EmptyState {
                width: parent.width
                visible: !controller.open
                height: visible ? implicitHeight : 0
                iconName: "ui/match"
                title: qsTr("No match is open")
                text: qsTr("Begin one with your lists, or open one of the history.")
            }
        }
    }
    NextStrip {
        id: next
        readonly property real seen: body.y + (controller.due.count > 0 ? dueCards.y + Theme.target : turn.y + turn.height)
        // Not bound: the strip takes its height from the view, and that may scroll the page.
        function look() {
            text = (dues.itemAt(0) as DueCard)?.words ?? controller.headline;
            visible = controller.open && !controller.over && !page.frozen && flick.contentY > seen - Theme.gap;
        }
        onSeenChanged: looking.restart()
        anchors.bottom: bar.top
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: false
        due: controller.due.count > 0
        onClicked: page.showNext()
    }
    TableBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        table: controller
        frozen: page.frozen
        onRulesWanted: page.shell?.openRules()
        onLogWanted: log.open()
        onMenuWanted: menu.open()
    }

    FormSheet {
        id: formSheet
        form: controller.form
        table: controller
        beside: page.roomy && controller.boards.count > 0
        subtitle: controller.formWho
        onConfirmed: page.confirmForm()
        onLeft: {
            controller.leaveForm();
            page.uncover();
        }
    }
    CoverSheet {
        id: cover
        onPassed: page.afterCover()
    }
    TableLogSheet {
        id: log
        table: controller
    }
    TablePieceSheet {
        id: pieceSheet
        table: controller
        frozen: page.frozen
        onOfferChosen: key => page.openOffer(key)
        onRuleWanted: rule => page.shell?.openRule(rule)
        onRenameWanted: (side, name) => names.ask(qsTr("Name of the player"), name, false, words => controller.rename(side, words))
    }
    TextSheet { id: names }
    TableLuckSheet {
        id: luck
        table: controller
    }
    TableMenuSheet {
        id: menu
        table: controller
        frozen: page.frozen
        onOfferChosen: key => page.openOffer(key)
        onLuckWanted: luck.open()
        onAidWanted: page.shell?.open("aid", {})
        onStoryCopied: {
            Clipboard.copy(controller.log.story);
            page.shell?.tell(qsTr("The story was copied."), "", null);
        }
        onAbandonWanted: {
            controller.abandon();
            page.shell?.back();
        }
    }
    TableEndSheet {
        id: end
        table: controller
        onLogWanted: log.open()
        onStoryWanted: page.shell?.openStory(controller.matchId)
        onLeaveWanted: page.shell?.back()
    }
}
