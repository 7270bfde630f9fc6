pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// What concerns the whole match.
MenuSheet {
    id: sheet

    required property BattleController battle
    /// "Abandon match" was tapped once.
    property bool ending: false

    signal luckWanted()
    signal resultWanted()
    signal goalsWanted()
    signal phonesWanted()
    signal storyCopied()

    title: qsTr("Match")
    onAboutToShow: ending = false

    ColumnBlock {
        MenuEntry {
            iconName: "ui/check"
            text: qsTr("Missions")
            leadsOn: true
            visible: sheet.battle.scene.goals.count > 0
            onClicked: sheet.closeThen(() => sheet.goalsWanted())
        }
        MenuEntry {
            iconName: "ui/dice"
            text: qsTr("Last result")
            detail: sheet.battle.form.result.title
            leadsOn: true
            visible: sheet.battle.form.result.title !== ""
            onClicked: sheet.closeThen(() => sheet.resultWanted())
        }
        MenuEntry {
            iconName: "ui/odds"
            text: qsTr("Luck so far")
            leadsOn: true
            visible: sheet.battle.log.hasLuck
            onClicked: sheet.closeThen(() => sheet.luckWanted())
        }
        MenuEntry {
            visible: !sheet.battle.readOnly
            iconName: sheet.battle.clock ? "ui/pause" : "ui/play"
            text: sheet.battle.clock ? qsTr("Stop the chess clock") : qsTr("Chess clock")
            detail: sheet.battle.clock ? "" : qsTr("Runs for the side whose turn it is; pauses while both decide.")
            onClicked: sheet.closeThen(() => sheet.battle.clock = !sheet.battle.clock)
        }
    }
    ColumnBlock {
        SectionTitle {
            visible: corrections.count > 0 && !sheet.battle.frozen
            text: qsTr("At the table")
        }
        Repeater {
            id: corrections
            model: sheet.battle.offers.corrections
            delegate: MenuEntry {
                required property battleOffer row
                visible: !sheet.battle.frozen && !row.closed
                iconName: "ui/edit"
                text: row.label
                detail: row.detail
                onClicked: sheet.closeThen(() => sheet.battle.offerChosen(row.key))
            }
        }
    }
    ColumnBlock {
        MenuEntry {
            visible: PhonePlay.offered && !sheet.battle.readOnly
            iconName: "ui/phone"
            text: qsTr("Play on phones")
            detail: PhonePlay.on ? qsTr("%n phone(s) connected", "", PhonePlay.here) : qsTr("Each player scans a code, and sees and plays their side in the browser.")
            leadsOn: true
            onClicked: sheet.closeThen(() => sheet.phonesWanted())
        }
        MenuEntry {
            iconName: "ui/file"
            text: qsTr("Player aid")
            leadsOn: true
            onClicked: sheet.closeThen(() => (sheet.parent.Window.window as Main)?.open("aid", {}))
        }
        MenuEntry {
            iconName: "ui/chevron-right"
            text: qsTr("Replay from the start")
            enabled: sheet.battle.records > 0
            onClicked: sheet.closeThen(() => sheet.battle.show(0))
        }
        MenuEntry {
            iconName: "ui/copy"
            text: qsTr("Copy match report")
            enabled: sheet.battle.records > 0
            onClicked: sheet.closeThen(() => sheet.storyCopied())
        }
        MenuEntry {
            iconName: "ui/settings"
            text: Settings.largeControls ? qsTr("Normal controls") : qsTr("Large controls, for arm’s length")
            onClicked: sheet.closeThen(() => Settings.largeControls = !Settings.largeControls)
        }
        MenuEntry {
            visible: sheet.battle.scene.sides.count === 2
            iconName: "ui/undo"
            text: Settings.twoSided ? qsTr("Don’t flip for the opposite player") : qsTr("Flip for the opposite player")
            onClicked: sheet.closeThen(() => Settings.twoSided = !Settings.twoSided)
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
                    (sheet.parent.Window.window as Main)?.back();
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
