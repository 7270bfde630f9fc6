pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A side in full: its figures, what can be put right, and what it can't do now.
Sheet {
    id: sheet

    required property BattleController battle
    property bool frozen: false
    property battleSide side
    property string sideId
    property var corrections: []

    signal offerChosen(string key)
    signal adjusted(string of, string counter, int by)
    signal renameWanted(string side, string name)

    function show(id: string) {
        sideId = id;
        look();
        open();
    }
    function look() {
        side = battle.scene.sideOf(sideId);
        corrections = battle.correctionsOf(sideId);
    }
    function choose(key: string) {
        close();
        offerChosen(key);
    }

    title: side.name
    preferredWidth: 480

    Connections {
        target: sheet.battle
        enabled: sheet.visible
        function onChanged() {
            sheet.look();
        }
    }

    FlowBlock {
        spacing: 6
        Repeater {
            model: sheet.side.counters
            delegate: CounterField {
                required property battleCounter modelData
                counter: modelData
                owner: sheet.side.name
                frozen: sheet.frozen
                onAdjusted: by => sheet.adjusted(sheet.side.id, modelData.id, by)
            }
        }
    }
    ColumnBlock {
        visible: !sheet.frozen
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
                onClicked: sheet.choose(modelData.key)
            }
        }
    }
    ColumnBlock {
        spacing: 6
        visible: !sheet.frozen && sheet.side.closedOffers.length > 0
        SectionTitle { text: qsTr("Not possible now") }
        Repeater {
            model: sheet.side.closedOffers
            delegate: ClosedOffer {
                required property battleOffer modelData
                label: modelData.label
                reason: modelData.reason
                rule: modelData.rule
            }
        }
    }
}
