pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Adjutant

/// A form on top of the page. Its top and its buttons stay where they are while the questions between them grow; so does
/// the pad for dice. Asks for agreement where a rule seems to be broken.
Overlaid {
    id: sheet

    required property FormController form
    /// The match that it is about; null: it is about something else.
    property BattleController battle: null
    /// Whether it is a card: all of it is open and stays where it is.
    property bool grid: false
    /// What the button says that carries it out.
    property string confirmText: !form.waits && (form.complete || form.asksLast || rolling) ? qsTr("Confirm") : qsTr("Next")
    property string title: form.title
    property string subtitle
    readonly property real plainHeight: header.height + body.implicitHeight + 2 * Theme.space + foot.height + 24
    /// Too little room is left: odds and results scroll with the questions.
    readonly property bool crowded: height - header.height - track.height - answered.height - news.implicitHeight - notices.implicitHeight
                                    - (rolling ? pad.implicitHeight : 0) - buttons.height - (buttons.passes && !battle ? passing.height : 0) - 60 < 170 * Theme.textScale
    /// Large text on a small screen: the dice that are asked for come before all that stands beside them.
    readonly property bool cramped: rolling && narrow && Theme.textScale >= 1.5
    readonly property string lastReport: !battle ? "" : battle.form.outcome !== "" ? battle.form.outcome : form.keptCount > 0 ? battle.lastReport : ""
    readonly property bool rolling: form.asked.kind === "dice"
    /// What another phone is asked next goes there as it is: nobody skips it here.
    readonly property bool passesOn: battle !== null && PhonePlay.on && form.playable
    readonly property bool skips: form.asked.canSkip && !(battle && rolling) && !passesOn
    /// Who counts and measures nothing goes on to the dice at once; what can be chosen is skipped alone.
    readonly property bool leavesAll: skips && form.leavable !== "" && (form.asked.kind === "number" || form.asked.kind === "place")
    /// A question that has to be answered: nothing leads past it.
    readonly property bool lacks: battle !== null && form.asked.path !== "" && !rolling && !skips && !passesOn
    /// Nothing is asked: it only wants to be confirmed.
    property bool plain: false

    /// The players want it carried out; what it seems to break they accept.
    signal confirmed()
    /// The app shall roll, and what follows as well.
    signal rollAllWanted()
    /// The sheet was closed without that.
    signal left()

    function leave() {
        close();
        left();
    }
    /// To the next question, or to the end.
    function proceed() {
        if (buttons.typed) {
            pad.enter(() => form.takeTyped());
        } else if (form.waits) {
            if (settleTyping())
                form.askNext();
            guard.hold();
        } else if (settleTyping()) {
            if (skips) {
                const begins = leavesAll;
                const moves = form.asked.kind === "place";
                if (begins)
                    form.leaveRest();
                else
                    form.leaveOut(form.asked.path);
                if ((begins || moves && form.asked.path === "") && form.warnings.length === 0)
                    acceptAll();
                else if (battle)
                    guard.hold();
            } else if (form.warnings.length === 0) {
                acceptAll();
            }
        }
    }
    function acceptAll() {
        if (!form.playable)
            return;
        confirmed();
        // From when it is done: that may take longer than a finger.
        guard.hold();
    }
    function rollOn() {
        if (!settleTyping())
            return;
        form.leaveRest();
        if (form.warnings.length === 0)
            rollAllWanted();
    }
    /// To what is asked, so that the keys answer it at once; a phone's keyboard is not brought up by that.
    function focusAsked() {
        if (!visible)
            return;
        if (grid) {
            const first = form.begun ? null : fields.firstCell();
            (first ? firstIn(first) : null)?.forceActiveFocus(Qt.OtherFocusReason);
            return;
        }
        if (rolling) {
            pad.focusQuestion(Qt.OtherFocusReason);
            return;
        }
        if (fields.askedCard()?.focusPlan(Qt.OtherFocusReason))
            return;
        const kind = form.asked.kind;
        // Return is no number: not the first there is, and not that there is none.
        const isNumber = kind === "number";
        const typed = kind === "text" || kind === "rows" || isNumber && (form.asked.asChoices || !LastInput.byKeys);
        const card = fields.askedCard();
        const first = card && !typed ? firstIn(card) : null;
        if (first)
            first.forceActiveFocus(Qt.OtherFocusReason);
        else if (!isNumber && buttons.confirm.visible && buttons.confirm.enabled)
            buttons.confirm.forceActiveFocus(Qt.OtherFocusReason);
        else
            scope.forceActiveFocus(Qt.OtherFocusReason);
    }
    function firstIn(item: Item): Item {
        for (let k = 0; k < item.children.length; ++k) {
            const child = item.children[k];
            if (!child.visible || !child.enabled || child instanceof RuleButton)
                continue;
            const found = child.activeFocusOnTab ? child : firstIn(child);
            if (found)
                return found;
        }
        return null;
    }
    /// Keys of digits are faces, or a number of few.
    function takeKey(event: KeyEvent) {
        const enters = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        // A place that isn't there yet is not skipped by that.
        if (enters && placing) {
            event.accepted = true;
            if (form.asked.path === "" && form.playable)
                proceed();
            return;
        }
        const digit = event.key - Qt.Key_0;
        if (event.modifiers & ~Qt.KeypadModifier)
            return;
        const asked = form.asked;
        if (asked.kind === "number" && asked.asChoices && asked.highest <= 9 && digit >= asked.lowest && digit <= asked.highest) {
            form.answer(asked.path, digit);
            event.accepted = true;
            return;
        }
        if (!rolling)
            return;
        if (digit >= 0 && digit <= 9) {
            event.accepted = form.typeDigit(digit);
        } else if (event.key === Qt.Key_Backspace) {
            form.takeBackKey();
            event.accepted = true;
        } else if (enters && form.typedFace > 0) {
            pad.enter(() => form.takeTyped());
            event.accepted = true;
        }
    }
    /// The question that the sheet turns to: none as long as another is being answered.
    readonly property string askedPath: form.beingAnswered ? "" : form.asked.path
    onAskedPathChanged: {
        if (form.beingAnswered)
            return;
        soon.restart();
        if (askedPath !== "")
            following.restart();
    }
    /// What is asked next comes into view, as far as it must: what was answered stays where the finger is.
    function follow() {
        if (typing || grid)
            return;
        const most = Math.max(0, flick.contentHeight - flick.height);
        const card = fields.askedCard();
        if (!form.begun)
            flick.contentY = 0;
        else if (following.running && card) {
            const top = card.mapToItem(body, 0, 0).y - 8;
            const bottom = top + card.height + 16;
            const least = top < flick.contentY ? top : Math.max(flick.contentY, Math.min(top, bottom - flick.height));
            flick.contentY = Math.max(0, Math.min(most, least));
        }
        else
            flick.contentY = Math.min(flick.contentY, most);
        const die = rolling && card ? card.nextDie() : null;
        if (die)
            flick.follower.reveal(die);
    }
    /// The die that is entered stays in sight above its pad.
    readonly property int shownDice: form.asked.shown
    onShownDiceChanged: seeing.restart()
    // As long as its parts are being made.
    Timer {
        id: following
        interval: 150
    }
    onOpened: focusAsked()
    /// The field of this sheet that is typed into; null where none is.
    function typedField(): TextInput {
        const holder = parent ? parent.Window.activeFocusItem as TextInput : null;
        for (let item = holder; item; item = item.parent)
            if (item === body)
                return holder;
        return null;
    }
    readonly property bool typing: typedField() !== null
    /// The arrow keys move a spot.
    readonly property bool placing: parent?.Window.activeFocusItem?.parent instanceof PlaceField
    onTypingChanged: seeing.restart()
    /// Takes what is typed; false where it can't be taken, which its field says.
    function settleTyping(): bool {
        const stepper = typedField()?.parent as NumberStepper;
        stepper?.settle();
        return !stepper || stepper.error === "";
    }
    // Once it has its place.
    Timer {
        id: seeing
        interval: 0
        onTriggered: sheet.follow()
    }
    // Once the means to answer are made.
    Timer {
        id: soon
        interval: 0
        onTriggered: {
            // The player has gone on to it, or still moves the spot.
            if (sheet.typing || sheet.placing && sheet.form.asked.path === "")
                return;
            sheet.follow();
            sheet.focusAsked();
        }
    }

    Connections {
        target: sheet.form
        enabled: sheet.visible
        // The second tap of a finger would answer what is asked next.
        function onAnsweredWhole() { if (sheet.battle) guard.hold(); }
        function onAnnounced(words: string) { (sheet.parent.Window.window as Main)?.announce(words); }
    }

    preferredWidth: 620
    // A height of its own, not that of what is asked: nothing moves under a thumb.
    height: parent ? (beside ? parent.height - besideTop - besideFoot : plain ? Math.min(plainHeight, parent.height - 32) : narrow ? parent.height - 32 : Math.min(760, parent.height - 48)) : 0
    /// What stays in sight above it where it stands at the right.
    property real besideTop: 0
    closePolicy: Popup.NoAutoClose

    // What comes next is asked in the same sheet.
    onRollAllWanted: guard.hold()
    onAboutToShow: {
        guard.hold(); // it may open where a button was
        plain = form.complete && form.fields.count === 0;
    }

    T.Overlay.modal: Rectangle {
        // The popup sets its opacity.
        color: Qt.alpha(Theme.scrim, Theme.scrim.a * (sheet.beside ? 0.25 : 1))
    }
    contentItem: FocusScope {
        id: scope
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title
        Keys.onEscapePressed: sheet.leave()
        TapGuard {
            id: guard
            onHoldsChanged: if (!holds) pad.held = false
        }
        Keys.onPressed: event => sheet.takeKey(event)

        SheetHeader {
            id: header
            width: parent.width
            height: Math.max(64, implicitHeight)
            title: sheet.title
            subtitle: Phrase.joined([sheet.form.cost, sheet.subtitle])
            lines: sheet.battle !== null && !sheet.plain ? 3 : 0
            onCloseWanted: sheet.leave()
            RuleButton {
                iconName: "ui/info"
                about: sheet.form.title
            }
            IconButton {
                // The keys stay where they are, and answer again behind it.
                focusPolicy: Qt.TabFocus
                iconName: "ui/rules"
                label: qsTr("Look up a rule")
                onClicked: (Window.window as Main)?.openRules()
            }
        }
        Column {
            id: track
            anchors.top: header.bottom
            x: Theme.space
            width: parent.width - 2 * Theme.space
            height: visible ? implicitHeight + 8 : 0
            visible: sheet.battle !== null && !sheet.beside && !sheet.plain && !sheet.cramped
            Repeater {
                model: sheet.battle ? sheet.battle.scene.boards : null
                delegate: TrackStrip {
                    visible: row.kind === "track"
                    enabled: false
                    width: track.width
                }
            }
        }
        // It has its place before there is an answer: the questions all begin at the same height.
        Item {
            id: answered
            anchors.top: track.bottom
            x: Theme.space
            width: parent.width - 2 * Theme.space
            height: visible ? strip.height : 0
            visible: sheet.battle !== null && !sheet.plain && !sheet.cramped
            AnswerStrip {
                id: strip
                width: parent.width
                form: sheet.form
                room: sheet.height * 0.5
            }
        }
        ScrollPane {
            id: flick
            anchors.top: answered.bottom
            anchors.topMargin: answered.visible ? 8 : 0
            anchors.bottom: foot.top
            width: parent.width
            contentHeight: body.implicitHeight + Theme.space
            barStays: true
            onContentHeightChanged: sheet.follow()
            onHeightChanged: sheet.follow()

            Column {
                id: body
                x: Theme.space
                width: flick.width - 2 * Theme.space
                spacing: Theme.space
                FormFields {
                    id: fields
                    form: sheet.form
                    padElsewhere: true
                    grid: sheet.grid
                    compact: sheet.battle !== null
                }
                // At the foot they would lie where the right spot is.
                FormNotices {
                    visible: sheet.placing && sheet.form.warnings.length > 1
                    form: sheet.form
                    rest: true
                }
                PushButton {
                    kind: "quiet"
                    visible: sheet.form.foldedCount > 0
                    iconName: sheet.form.showsDetails ? "ui/chevron-up" : "ui/chevron-down"
                    text: sheet.form.showsDetails ? qsTr("Fewer options") : qsTr("%n more option(s)", "", sheet.form.foldedCount)
                    onClicked: sheet.form.showsDetails = !sheet.form.showsDetails
                }
                CaptionBlock {
                    text: sheet.form.dropped !== "" ? qsTr("No longer needed: %1").arg(sheet.form.dropped) : ""
                }
                Item {
                    id: padExtras
                    width: parent.width
                    height: pad.extras.implicitHeight
                    visible: sheet.cramped && pad.showsCounts
                }
                Item {
                    id: inBody
                    width: parent.width
                    height: news.implicitHeight
                    visible: sheet.crowded && height > 0
                }
                // What it brings about stands where it is confirmed once nothing is asked: not below the edge.
                Column {
                    id: brings
                    parent: sheet.plain || sheet.form.asked.path !== "" ? body : news
                    width: parent.width
                    spacing: Theme.gap
                    visible: sheet.form.follows.length > 0
                    Repeater {
                        model: sheet.form.follows
                        delegate: Item {
                            id: follow
                            required property string modelData
                            width: brings.width
                            height: followWords.implicitHeight
                            Icon {
                                y: 1
                                name: "ui/chevron-right"
                                size: 18
                                color: Theme.accent
                            }
                            BodyText {
                                id: followWords
                                x: 28
                                width: parent.width - x
                                text: follow.modelData
                            }
                        }
                    }
                }
            }
        }
        Column {
            id: foot
            anchors.bottom: parent.bottom
            // Whole pixels above: the software renderer leaves a black line at the edge of half of one.
            anchors.bottomMargin: 12 + Math.ceil(implicitHeight) - implicitHeight
            x: Theme.space
            width: parent.width - 2 * Theme.space
            spacing: 10
            Divider {
                x: -Theme.space
                width: parent.width + 2 * Theme.space
            }
            Item {
                id: inFoot
                width: parent.width
                height: news.implicitHeight
                visible: !sheet.crowded && height > 0
                Column {
                    id: news
                    parent: sheet.crowded ? inBody : inFoot
                    width: foot.width
                    spacing: foot.spacing
                    // What the last roll brought, where the next one is entered; what will come of that before it is confirmed.
                    BodyBlock {
                        visible: sheet.lastReport !== ""
                        text: sheet.lastReport
                        Accessible.role: Accessible.AlertMessage
                    }
                    ForecastStrip {
                        width: parent.width
                        form: sheet.form
                    }
                }
            }
            FormNotices {
                id: notices
                form: sheet.form
                brief: sheet.rolling || sheet.placing
            }
            DicePad {
                id: pad
                rollsAll: sheet.battle !== null
                onRollAllWanted: sheet.rollAllWanted()
                // Behind the last die comes what nobody has rolled yet; of one roll two dice may well be alike.
                onEntered: whole => {
                    if (whole)
                        guard.hold();
                    guard.holdSpot(Theme.doubleTap / (whole ? 1 : 4));
                    held = whole;
                }
                extrasPlace: sheet.cramped ? padExtras : null
                visible: sheet.rolling
                form: sheet.form
                row: sheet.form.asked
            }
            // Of what rolls each has its place where the pad has it, too, and what passes a question one that is empty there:
            // a second tap meets neither a die nor a roll.
            Item {
                id: passing
                width: parent.width
                height: pad.rollsHeight
                visible: sheet.battle !== null && !sheet.plain && !sheet.rolling || buttons.passes
                Item {
                    id: passSpot
                    // Large words need the room.
                    width: pad.rollWidth * (sheet.battle && Theme.textScale < 1.5 ? 1 : 2)
                    height: parent.height
                }
                PushButton {
                    x: 2 * (pad.rollWidth + Theme.gap)
                    width: pad.rollWidth
                    height: parent.height
                    leftPadding: 4
                    wordSize: Math.min(Theme.bodySize, 22)
                    iconName: pad.rollSign
                    // Nothing is left to ask before the dice that couldn't be left out.
                    visible: sheet.battle !== null && sheet.form.leavable !== "" && sheet.form.warnings.length === 0 && !sheet.form.eyesOnly
                    text: qsTr("Roll all")
                    description: sheet.form.leavable
                    onClicked: sheet.rollOn()
                }
            }
            FormButtons {
                id: buttons
                width: parent.width
                form: sheet.form
                confirmText: sheet.confirmText
                skips: sheet.skips
                leavesAll: sheet.leavesAll
                lacks: sheet.lacks
                passPlace: passSpot
                terse: sheet.narrow || sheet.beside
                onOnward: sheet.proceed()
                onAllowed: if (sheet.settleTyping()) sheet.acceptAll()
            }
        }
    }
}
