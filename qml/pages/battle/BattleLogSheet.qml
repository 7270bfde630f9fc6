pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Everything that happened, the last first.
Sheet {
    id: sheet

    required property BattleController battle

    title: qsTr("Log")
    preferredWidth: 620
    onAboutToShow: battle.log.looked = true
    onClosed: battle.log.looked = false

    BodyBlock {
        visible: sheet.battle.log.lines.count === 0
        color: Theme.mutedText
        text: qsTr("Nothing has happened yet.")
    }
    LogLines {
        battle: sheet.battle
        lines: sheet.battle.log.lines
        onFollowed: sheet.close()
    }
}
