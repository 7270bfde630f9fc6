pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// A side in full: its figures, what can be put right, and what it can't do now.
Sheet {
    id: sheet

    required property BattleController battle
    property string sideId
    property battleSide none
    readonly property battleSide side: battle.records >= 0 ? battle.scene.sideOf(sideId) : none
    readonly property var corrections: sideId !== "" && battle.records >= 0 ? battle.correctionsOf(sideId) : []

    signal renameWanted(string side, string name)

    title: side.name
    preferredWidth: 480

    FlowBlock {
        spacing: 6
        Repeater {
            model: sheet.side.counters
            delegate: CounterField {
                owner: sheet.side.name
                frozen: sheet.battle.frozen
                onAdjusted: by => sheet.battle.adjustWanted(sheet.side.id, modelData.id, by)
            }
        }
    }
    ColumnBlock {
        visible: !sheet.battle.frozen
        SectionTitle { text: qsTr("Corrections") }
        MenuEntries {
            menu: sheet
            entries: [
                {icon: "ui/edit", text: qsTr("Player name"), detail: sheet.side.name, go: () => sheet.renameWanted(sheet.side.id, sheet.side.name)},
                ...Array.from(sheet.corrections, each => ({icon: "ui/edit", text: each.label, detail: each.detail, go: () => sheet.battle.offerChosen(each.key)}))
            ]
        }
    }
    ClosedOffers { offers: sheet.battle.frozen ? [] : sheet.side.closedOffers }
}
