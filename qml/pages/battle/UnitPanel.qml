pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// Something on the table in full: its figures, what lies beside it, and what it can do.
ColumnBlock {
    id: panel

    required property BattleController battle
    /// What it shows, as `red/ogre`; empty: nothing.
    property string ref
    property battlePiece piece
    property gameCard card
    property bool edits: false
    property var corrections: []
    /// Whether it says whose it is; a sheet does that itself.
    property bool titled: true
    readonly property var stats: card.stats
    // A game that prints more of them may print some on some cards only.
    readonly property int mostInARow: 11
    /// What can't be done, together where the reason is the same: of {label, reason, rule}.
    readonly property var closed: {
        const groups = [];
        for (const offer of Array.from(piece.closedOffers)) {
            const same = groups.find(each => each.reason === offer.reason);
            if (same)
                same.label += ", " + offer.label;
            else
                groups.push({label: offer.label, reason: offer.reason, rule: offer.rule});
        }
        return groups;
    }

    signal offerChosen(string key)

    function look() {
        piece = battle.scene.pieceOf(ref);
        if (piece.ref !== "")
            card = battle.scene.cardOf(piece.ref);
        corrections = edits ? battle.correctionsOf(ref) : [];
        // What will probably come of what it can do, as long as somebody looks.
        if (visible && ref !== "")
            battle.wantOdds(ref);
    }
    onEditsChanged: look()
    /// The first thing that it can do; null where there is none.
    function firstControl(): Item {
        return Array.from({length: actions.count}, (each, k) => actions.itemAt(k)).find(each => each.enabled) ?? null;
    }

    spacing: 12
    onRefChanged: {
        edits = false;
        look();
    }
    onVisibleChanged: if (visible) look()
    Component.onCompleted: look()
    Connections {
        target: panel.battle
        enabled: panel.visible
        function onChanged() { panel.look(); }
    }
    Connections {
        target: panel.battle.form
        enabled: panel.visible
        function onLeft() { panel.look(); }
    }

    TitleText {
        visible: panel.titled
        height: Math.ceil(1.3 * Theme.titleSize)
        fontSizeMode: Text.Fit
        wrapMode: Text.NoWrap
        text: panel.piece.name
        font.strikeout: panel.piece.out
    }
    // One line, however many chips there are: what can be done stays in its place below.
    Item {
        width: parent.width
        height: chips.height
        visible: panel.piece.ref !== ""
        CaptionText {
            id: kind
            width: Math.min(implicitWidth, parent.width * 0.55)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            text: Array.from([panel.card.kind, panel.piece.detail]).filter((each, k, all) => each !== "" && all.indexOf(each) === k).join(" · ")
        }
        SideStrip {
            id: chips
            anchors.left: kind.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            height: Math.round(32 * Theme.textScale)
            contentWidth: chipRow.width
            FocusFollower { view: chips }
            Row {
                id: chipRow
                height: parent.height
                spacing: 6
                Repeater {
                    model: panel.piece.chips
                    // A state in a word: one that the rules have an entry of opens it.
                    delegate: Chip {
                        required property string modelData
                        readonly property string entry: Rulebook.idFor("", modelData)

                        y: (chips.height - height) / 2
                        width: implicitWidth
                        text: modelData
                        topInset: (height - Math.round(24 * Theme.textScale)) / 2
                        bottomInset: topInset
                        enabled: entry !== ""
                        focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                        onClicked: (Window.window as Main)?.openRule(entry)

                        ground: Theme.sunken
                        outline: Theme.highContrast ? 1 : 0
                        Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
                        Accessible.description: enabled ? qsTr("Shows the rule") : ""
                    }
                }
            }
        }
    }
    StatRow {
        width: parent.width
        visible: panel.stats.length > 0 && panel.stats.length <= panel.mostInARow
        stats: visible ? panel.stats : []
    }
    // In one line, and as high where there are none: what can be done begins at the same place for every Unit.
    SideStrip {
        id: counters
        readonly property real share: panel.piece.counters.length === 3 ? Math.floor(width / 3) : 0
        width: parent.width
        height: Math.max(Theme.target, Math.ceil(1.25 * (Theme.titleSize + Theme.captionSize)))
        visible: panel.piece.ref !== ""
        contentWidth: figures.width
        FocusFollower { view: counters }
        Row {
            id: figures
            spacing: counters.share > 0 ? 0 : 6
            Repeater {
                model: panel.piece.counters
                delegate: CounterField {
                    height: counters.height
                    most: counters.share
                    owner: panel.piece.name
                    frozen: panel.battle.readOnly
                    onAdjusted: by => panel.battle.adjustWanted(panel.piece.ref, modelData.id, by)
                }
            }
        }
    }
    EvenGrid {
        id: open
        columns: width >= 300 * Theme.textScale ? 2 : 1
        visible: !panel.battle.readOnly && panel.piece.offers.length > 0
        Repeater {
            id: actions
            model: panel.battle.readOnly ? [] : panel.piece.offers
            delegate: ActionButton {
                owner: panel.piece.name
                odds: panel.battle.offers.hasOdds ? panel.battle.offers.oddsOf(modelData.key) : ""
                width: open.cell
                onClicked: panel.offerChosen(modelData.key)
            }
        }
    }
    MutedBlock {
        visible: !panel.battle.readOnly && panel.piece.offers.length === 0 && panel.piece.ref !== "" && !panel.piece.out && (panel.battle.begun || panel.battle.offers.settingUp)
        text: panel.battle.offers.settingUp ? qsTr("No actions until the setup is finished.") : qsTr("No actions available now.")
    }
    GameCardView {
        withStats: panel.stats.length > panel.mostInARow
        card: panel.card
        figuresOpen: true
    }
    ClosedOffers { offers: panel.battle.readOnly ? [] : panel.closed }
    PushButtons {
        entries: [{kind: "quiet", icon: panel.edits ? "ui/chevron-up" : "ui/edit", text: panel.edits ? qsTr("Hide corrections") : qsTr("Corrections"),
                   shown: !panel.battle.readOnly && panel.piece.correctable, go: () => panel.edits = !panel.edits}]
    }
    ColumnBlock {
        visible: panel.edits && !panel.battle.readOnly
        MenuEntries {
            entries: Array.from(panel.corrections, each => ({icon: "ui/edit", text: each.label, detail: each.detail, go: () => panel.offerChosen(each.key)}))
        }
    }
}
