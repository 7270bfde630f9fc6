import QtQuick
import Adjutant.Components

/// Beside the table, where there is room: what was tapped last with what it can do, and the log.
Rectangle {
    id: area

    required property BattleController battle
    /// What was tapped, as `red/ogre`; empty: nothing.
    property string chosen

    function firstControl(): Item { return panel.firstControl(); }

    color: Theme.surface

    Divider { height: parent.height }
    ColumnPane {
        id: flick
        anchors.fill: parent
        below: Theme.space
        UnitPanel {
            id: panel
            visible: area.chosen !== ""
            battle: area.battle
            ref: area.chosen
            onRefChanged: flick.contentY = 0
            onOfferChosen: key => area.battle.offerChosen(key)
        }
        MutedBlock {
            visible: area.chosen === ""
            text: qsTr("Tap a unit to see what it can do.")
        }
        ColumnBlock {
            visible: recent.lines.count > 0
            SectionTitle { text: qsTr("Log") }
            LogLines {
                id: recent
                battle: area.battle
                lines: area.battle.log.recent
            }
        }
    }
}
