pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// What came of the matches that are shown, for one player.
ScrollPane {
    id: pane

    readonly property bool wide: width >= 720 * Math.min(Theme.textScale, 1.4)
    readonly property alias columnWidth: top.cell

    contentHeight: column.implicitHeight + Theme.wideSpace

    Component.onCompleted: MatchHistory.loadResults()
    Connections {
        target: MatchHistory
        function onChanged() { MatchHistory.loadResults(); }
    }

    Column {
        id: column
        width: Math.min(pane.width, 1100)
        spacing: Theme.space

        EvenGrid {
            id: top
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
                TallyLine { row: MatchHistory.overall }
            }
        }
        MutedBlock {
            visible: MatchHistory.overall.matches === 0
            text: qsTr("No finished matches of this player among those shown. Choose another player, or show more matches.")
        }
        EvenGrid {
            columns: pane.wide ? 2 : 1
            spacing: Theme.space
            Repeater {
                model: [
                    [{title: qsTr("By faction played"), tallies: MatchHistory.byFaction}, {title: qsTr("By opposing faction"), tallies: MatchHistory.byOpposing},
                     {title: qsTr("By turn order"), tallies: MatchHistory.byTurn}],
                    [{title: qsTr("By opponent"), tallies: MatchHistory.byOpponent}, {title: qsTr("By mission"), tallies: MatchHistory.byMission}]
                ]
                delegate: Column {
                    id: part
                    required property var modelData
                    width: pane.columnWidth
                    spacing: Theme.space
                    Repeater {
                        model: part.modelData
                        delegate: TallyCard {}
                    }
                }
            }
        }
    }

    /// Results by one thing: a people, an opponent, a mission.
    component TallyCard: ColumnCard {
        id: card

        required property var modelData
        readonly property RowModel tallies: modelData.tallies
        /// So many are shown until one asks for more.
        readonly property int few: 6
        property bool allShown: false

        visible: tallies.count > 0
        spacing: 16

        SectionTitle { text: card.modelData.title }
        Repeater {
            model: card.tallies
            delegate: TallyLine {
                required property int index
                visible: card.allShown || index < card.few
            }
        }
        PushButtons {
            entries: [{kind: "quiet", text: card.allShown ? qsTr("Show fewer") : qsTr("Show all %n", "", card.tallies.count),
                       shown: card.tallies.count > card.few, go: () => card.allShown = !card.allShown}]
        }
    }
}
