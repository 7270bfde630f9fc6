pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Results by one thing: a people, an opponent, a mission.
ColumnCard {
    id: card

    required property string title
    required property RowModel tallies
    /// So many are shown until one asks for more.
    readonly property int few: 6
    property bool allShown: false

    visible: tallies.count > 0
    spacing: 16

    SectionTitle { text: card.title }
    Repeater {
        model: card.tallies
        delegate: TallyLine {
            required property int index
            visible: card.allShown || index < card.few
        }
    }
    PushButton {
        kind: "quiet"
        visible: card.tallies.count > card.few
        text: card.allShown ? qsTr("Show fewer") : qsTr("Show all %n", "", card.tallies.count)
        onClicked: card.allShown = !card.allShown
    }
}
