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

    function show(id: string) {
        sideId = id;
        open();
    }

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
        MenuEntry {
            iconName: "ui/edit"
            text: qsTr("Player name")
            detail: sheet.side.name
            onClicked: sheet.closeThen(() => sheet.renameWanted(sheet.side.id, sheet.side.name))
        }
        Repeater {
            model: sheet.corrections
            delegate: MenuEntry {
                required property battleOffer modelData
                iconName: "ui/edit"
                text: modelData.label
                detail: modelData.detail
                onClicked: sheet.closeThen(() => sheet.battle.offerChosen(modelData.key))
            }
        }
    }
    ClosedOffers {
        offers: sheet.battle.frozen ? [] : sheet.side.closedOffers
    }
}
