import QtQuick
import Adjutant.Components

/// What came of the matches that are shown, for one player.
ScrollPane {
    id: pane

    readonly property bool wide: width >= 720 * Math.min(Theme.textScale, 1.4)
    readonly property real columnWidth: wide ? (column.width - Theme.space) / 2 : column.width

    contentHeight: column.implicitHeight + Theme.wideSpace

    Component.onCompleted: MatchHistory.loadResults()
    Connections {
        target: MatchHistory
        function onChanged() {
            MatchHistory.loadResults();
        }
    }

    Column {
        id: column
        width: Math.min(pane.width, 1100)
        spacing: Theme.space

        Grid {
            width: parent.width
            columns: pane.wide ? 2 : 1
            spacing: Theme.space
            ChoiceEntry {
                width: pane.columnWidth
                height: pane.wide && totals.visible ? totals.implicitHeight : implicitHeight
                label: qsTr("Results for")
                iconName: "ui/person-add"
                choices: MatchHistory.players
                current: MatchHistory.self
                onChosen: value => MatchHistory.self = value
            }
            ColumnCard {
                id: totals
                width: pane.columnWidth
                visible: MatchHistory.overall.matches > 0
                insetAbove: 12
                TallyLine {
                    row: MatchHistory.overall
                }
            }
        }
        MutedBlock {
            visible: MatchHistory.overall.matches === 0
            text: qsTr("No finished matches of this player among those shown. Choose another player, or show more matches.")
        }
        Grid {
            width: parent.width
            columns: pane.wide ? 2 : 1
            spacing: Theme.space
            Column {
                width: pane.columnWidth
                spacing: Theme.space
                TallyCard {
                    title: qsTr("By faction played")
                    tallies: MatchHistory.byFaction
                }
                TallyCard {
                    title: qsTr("By opposing faction")
                    tallies: MatchHistory.byOpposing
                }
                TallyCard {
                    title: qsTr("By turn order")
                    tallies: MatchHistory.byTurn
                }
            }
            Column {
                width: pane.columnWidth
                spacing: Theme.space
                TallyCard {
                    title: qsTr("By opponent")
                    tallies: MatchHistory.byOpponent
                }
                TallyCard {
                    title: qsTr("By mission")
                    tallies: MatchHistory.byMission
                }
            }
        }
    }
}
