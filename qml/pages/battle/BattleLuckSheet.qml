import QtQuick
import Adjutant.Components

/// How lucky the rolls of the match were so far.
Sheet {
    id: sheet

    required property BattleController battle

    title: qsTr("Luck so far")
    onAboutToShow: battle.log.countLuck()

    LuckLines {
        luck: sheet.battle.log.luck
    }
}
