pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// One match in the history.
Pressable {
    id: card

    required property historyRow row

    signal menuWanted()

    readonly property bool narrow: width < 620 * Theme.textScale

    implicitHeight: Math.max(players.implicitHeight, narrow ? 0 : facts.implicitHeight) + (narrow ? facts.implicitHeight + 6 : 0) + 28
    onPressAndHold: menuWanted()

    contentItem: Item {
        Column {
            id: facts
            x: card.narrow ? 16 : players.x + players.width + 28
            y: card.narrow ? 12 : (parent.height - implicitHeight) / 2
            width: more.x - x - 4
            spacing: 2
            PlainBlock {
                text: card.row.outcome
                font.weight: Font.DemiBold
                color: card.row.state === "open" ? Theme.accent : card.row.state === "abandoned" ? Theme.warningText : Theme.text
            }
            PlainCaptionBlock { text: Phrase.of(qsTr("%1 · %2", "day, other facts"), [card.row.day, card.row.facts]) }
            PlainCaptionBlock { text: card.row.missions }
            PlainCaptionBlock {
                color: Theme.warningText
                text: card.row.damage
            }
        }
        Column {
            id: players
            x: 16
            y: card.narrow ? facts.y + facts.implicitHeight + 6 : (parent.height - implicitHeight) / 2
            width: card.narrow ? parent.width - 32 : (parent.width - 32) * 0.52
            spacing: 2
            Repeater {
                model: card.row.players
                delegate: ScoreLine {
                }
            }
        }
        IconButton {
            id: more
            anchors.right: parent.right
            anchors.rightMargin: 6
            y: card.narrow ? 6 : (parent.height - height) / 2
            iconName: "ui/more"
            label: qsTr("More for %1").arg(card.row.title)
            onClicked: card.menuWanted()
        }
    }
    corner: Theme.radius
    ground: Theme.surface
    outline: Theme.borderWidth
    ringMargin: 0
    Accessible.name: row.words
    Accessible.description: qsTr("Opens the match report")
    Keys.onMenuPressed: card.menuWanted()
}
