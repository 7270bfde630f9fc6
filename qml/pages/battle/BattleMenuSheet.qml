pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// What concerns the whole match.
MenuSheet {
    id: sheet

    required property BattleController battle
    /// "Abandon match" was tapped once.
    property bool ending: false

    readonly property Main shell: parent ? parent.Window.window as Main : null

    signal goalsWanted()

    function copyStory() {
        Clipboard.copy(battle.log.story());
        shell?.report(qsTr("Match report copied."), "", null);
    }

    title: qsTr("Match")
    onAboutToShow: ending = false

    ColumnBlock {
        MenuEntries {
            menu: sheet
            entries: Array.from([
                sheet.battle.scene.goals.count > 0 && {icon: "ui/check", text: qsTr("Missions"), leadsOn: true, go: () => sheet.goalsWanted()},
                {icon: "ui/dice", text: qsTr("Last result"), detail: sheet.battle.form.result.title, leadsOn: true, off: sheet.battle.form.result.title === "", go: () => sheet.battle.sheetWanted("result")},
                {icon: "ui/odds", text: qsTr("Luck so far"), leadsOn: true, off: !sheet.battle.log.hasLuck, go: () => sheet.battle.sheetWanted("luck")},
                !sheet.battle.readOnly && {icon: sheet.battle.clock ? "ui/pause" : "ui/play", go: () => sheet.battle.clock = !sheet.battle.clock,
                                           text: sheet.battle.clock ? qsTr("Stop the chess clock") : qsTr("Chess clock"),
                                           detail: sheet.battle.clock ? "" : qsTr("Runs for the side whose turn it is; pauses while both decide.")}
            ]).filter(each => each)
        }
    }
    ColumnBlock {
        SectionTitle {
            visible: sheet.battle.offers.corrections.length > 0 && !sheet.battle.frozen
            text: qsTr("At the table")
        }
        MenuEntries {
            menu: sheet
            entries: Array.from(sheet.battle.frozen ? [] : sheet.battle.offers.corrections).filter(each => !each.closed)
                          .map(each => ({icon: "ui/edit", text: each.label, detail: each.detail, go: () => sheet.battle.offerChosen(each.key)}))
        }
    }
    ColumnBlock {
        MenuEntries {
            menu: sheet
            entries: Array.from([
                PhonePlay.offered && !sheet.battle.readOnly && {
                    icon: "ui/phone", text: qsTr("Play on phones"), leadsOn: true, go: () => sheet.battle.sheetWanted("phones"),
                    detail: PhonePlay.on ? qsTr("%n phone(s) connected", "", PhonePlay.here) : qsTr("Each player scans a code, and sees and plays their side in the browser.")
                },
                {icon: "ui/file", text: qsTr("Player aid"), leadsOn: true, go: () => sheet.shell?.open("aid", {})},
                {icon: "ui/chevron-right", text: qsTr("Replay from the start"), off: sheet.battle.records === 0, go: () => sheet.battle.show(0)},
                {icon: "ui/copy", text: qsTr("Copy match report"), off: sheet.battle.records === 0, go: () => sheet.copyStory()},
                {icon: "ui/settings", text: Settings.largeControls ? qsTr("Normal controls") : qsTr("Large controls, for arm’s length"),
                 go: () => Settings.largeControls = !Settings.largeControls},
                sheet.battle.scene.sides.count === 2 && {icon: "ui/undo", go: () => Settings.twoSided = !Settings.twoSided,
                                                         text: Settings.twoSided ? qsTr("Don’t flip for the opposite player") : qsTr("Flip for the opposite player")}
            ]).filter(each => each)
        }
        MenuEntry {
            visible: !sheet.battle.over
            danger: true
            iconName: "ui/close"
            text: sheet.ending ? qsTr("Tap again to abandon") : qsTr("Abandon match")
            detail: qsTr("You can resume it from History.")
            onClicked: {
                if (!sheet.ending) {
                    sheet.ending = true;
                    return;
                }
                sheet.close();
                sheet.battle.abandon();
                if (!sheet.battle.open)
                    sheet.shell?.back();
            }
        }
    }
    ColumnBlock {
        visible: sheet.battle.offers.anyClosed && !sheet.battle.readOnly
        SectionTitle { text: qsTr("Not possible now") }
        Repeater {
            model: sheet.battle.offers.turn
            delegate: MenuEntry {
                required property battleOffer row
                visible: row.closed
                enabled: false
                iconName: "ui/minus"
                text: row.label
                detail: row.reason
            }
        }
    }
}
