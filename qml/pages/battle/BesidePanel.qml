import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Beside the table, where there is room: what was tapped last with what it can do, and the log.
Rectangle {
    id: area

    required property BattleController battle
    property bool frozen: false
    /// What was tapped, as `red/ogre`; empty: nothing.
    property string chosen

    signal offerChosen(string key)
    signal adjusted(string of, string counter, int by)

    function firstControl(): Item {
        return panel.firstControl();
    }

    color: Theme.surface

    Divider { height: parent.height }
    ScrollPane {
        id: flick
        anchors.fill: parent
        contentHeight: beside.implicitHeight + 2 * Theme.space
        Column {
            id: beside
            x: Theme.space
            y: Theme.space
            width: flick.width - 2 * Theme.space
            spacing: Theme.space
            UnitPanel {
                id: panel
                width: parent.width
                visible: area.chosen !== ""
                battle: area.battle
                frozen: area.frozen
                ref: area.chosen
                onRefChanged: flick.contentY = 0
                onOfferChosen: key => area.offerChosen(key)
                onAdjusted: (of, counter, by) => area.adjusted(of, counter, by)
            }
            BodyBlock {
                visible: area.chosen === ""
                text: qsTr("Tap a unit to see what it can do.")
                color: Theme.mutedText
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
}
