pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Something on the table in full: its figures, what lies beside it, and what it can do.
Column {
    id: panel

    required property BattleController battle
    property bool frozen: false
    /// What it shows, as `red/ogre`; empty: nothing.
    property string ref
    property battlePiece piece
    property gameCard card
    property bool edits: false
    property var corrections: []
    /// Grows as odds become known.
    property int oddsKnown: 0
    /// Whether it says whose it is; a sheet does that itself.
    property bool titled: true
    readonly property var stats: Array.from(card.stats, stat => ({label: stat.label, value: stat.value, name: stat.name, icon: stat.icon,
                                                                  rule: Rulebook.idFor("", stat.name)}))
    readonly property int mostInARow: 12
    /// What can't be done, together where the reason is the same: of {labels, reason, rule}.
    readonly property var closed: {
        const groups = [];
        for (const offer of Array.from(piece.closedOffers)) {
            const same = groups.find(each => each.reason === offer.reason);
            if (same)
                same.labels.push(offer.label);
            else
                groups.push({labels: [offer.label], reason: offer.reason, rule: offer.rule});
        }
        return groups;
    }

    signal offerChosen(string key)
    signal adjusted(string of, string counter, int by)

    function look() {
        piece = battle.scene.pieceOf(ref);
        if (piece.ref !== "")
            card = battle.scene.cardOf(piece.ref);
        corrections = edits ? battle.correctionsOf(ref) : [];
    }
    onEditsChanged: look()
    /// The first thing that it can do; null where there is none.
    function firstControl(): Item {
        return Array.from({length: actions.count}, (each, k) => actions.itemAt(k)).find(each => each.enabled) ?? null;
    }

    spacing: 12
    /// What will probably come of what it can do, as long as somebody looks.
    function askOdds() {
        if (visible && ref !== "")
            battle.wantOdds(ref);
    }
    onRefChanged: {
        edits = false;
        look();
        askOdds();
    }
    onVisibleChanged: {
        if (visible)
            look();
        askOdds();
    }
    Component.onCompleted: look()
    Connections {
        target: panel.battle
        enabled: panel.visible
        function onChanged() {
            panel.look();
            panel.askOdds();
        }
    }
    Connections {
        target: panel.battle.offers
        function onOddsChanged() {
            ++panel.oddsKnown;
        }
    }
    Connections {
        target: panel.battle.form
        function onLeft() {
            panel.askOdds();
        }
    }

    ColumnBlock {
        TitleBlock {
            visible: panel.titled
            text: panel.piece.name
            font.strikeout: panel.piece.out
        }
        CaptionBlock {
            text: Array.from([panel.card.kind, panel.piece.detail]).filter((each, k, all) => each !== "" && all.indexOf(each) === k).join(" · ")
        }
    }
    StatRow {
        width: parent.width
        visible: panel.stats.length > 0 && panel.stats.length <= panel.mostInARow
        stats: visible ? panel.stats : []
    }
    // One line, however many there are: what can be done stays in its place below.
    SideStrip {
        id: chips
        width: parent.width
        height: Theme.target
        contentWidth: chipRow.width
        visible: panel.piece.ref !== ""
        FocusFollower { view: chips }
        Row {
            id: chipRow
            height: parent.height
            spacing: 6
            Repeater {
                model: panel.piece.chips
                delegate: StateChip {
                    required property string modelData
                    y: (chips.height - height) / 2
                    width: implicitWidth
                    text: modelData
                    tall: true
                }
            }
        }
    }
    FlowBlock {
        spacing: 6
        visible: panel.piece.counters.length > 0
        Repeater {
            model: panel.piece.counters
            delegate: CounterField {
                required property battleCounter modelData
                counter: modelData
                owner: panel.piece.name
                frozen: panel.frozen
                onAdjusted: by => panel.adjusted(panel.piece.ref, modelData.id, by)
            }
        }
    }
    Grid {
        id: open
        width: parent.width
        columns: width >= 300 * Theme.textScale ? 2 : 1
        spacing: Theme.gap
        visible: !panel.frozen && panel.piece.offers.length > 0
        Repeater {
            id: actions
            model: panel.frozen ? [] : panel.piece.offers
            delegate: ActionButton {
                required property battleOffer modelData
                offer: modelData
                owner: panel.piece.name
                odds: panel.oddsKnown >= 0 ? panel.battle.offers.oddsOf(modelData.key) : ""
                width: (open.width - (open.columns - 1) * open.spacing) / open.columns
                onClicked: panel.offerChosen(modelData.key)
            }
        }
    }
    BodyBlock {
        visible: !panel.frozen && panel.piece.offers.length === 0 && panel.piece.ref !== "" && !panel.piece.out && (panel.battle.begun || panel.battle.offers.settingUp)
        color: Theme.mutedText
        text: panel.battle.offers.settingUp ? qsTr("No actions until the setup is finished.") : qsTr("No actions available now.")
    }
    GameCardView {
        withStats: panel.stats.length > panel.mostInARow
        card: panel.card
        figuresOpen: true
    }
    ColumnBlock {
        spacing: 6
        visible: !panel.frozen && panel.piece.closedOffers.length > 0
        SectionTitle { text: qsTr("Not possible now") }
        Repeater {
            model: panel.frozen ? [] : panel.closed
            delegate: ClosedOffer {
                required property var modelData
                width: panel.width
                label: modelData.labels.join(", ")
                reason: modelData.reason
                rule: modelData.rule
            }
        }
    }
    PushButton {
        kind: "quiet"
        visible: !panel.frozen && panel.piece.correctable
        iconName: panel.edits ? "ui/chevron-up" : "ui/edit"
        text: panel.edits ? qsTr("Hide corrections") : qsTr("Corrections")
        onClicked: panel.edits = !panel.edits
    }
    ColumnBlock {
        visible: panel.edits && !panel.frozen
        Repeater {
            model: panel.corrections
            delegate: MenuEntry {
                required property battleOffer modelData
                iconName: "ui/edit"
                text: modelData.label
                detail: modelData.detail
                onClicked: panel.offerChosen(modelData.key)
            }
        }
    }
}
