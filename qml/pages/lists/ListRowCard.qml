pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// One saved list.
Pressable {
    id: card

    required property listRow row

    signal menuWanted()

    readonly property bool narrow: width < 560

    implicitHeight: Math.max(84, words.implicitHeight + 28)
    onPressAndHold: menuWanted()

    contentItem: Item {
        Emblem {
            id: emblem
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            visible: card.row.faction !== ""
            faction: card.row.faction
            colour: card.row.colour
        }
        Icon {
            anchors.centerIn: emblem
            visible: !emblem.visible
            name: "ui/armies"
            size: 28
            color: Theme.accent
        }
        Column {
            id: words
            anchors.left: emblem.right
            anchors.leftMargin: 14
            anchors.right: card.narrow ? more.left : bars.left
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3
            TitleText {
                text: card.row.name !== "" ? card.row.name : qsTr("Unnamed list")
                Accessible.ignored: true
            }
            PlainCaptionBlock {
                text: card.narrow && card.row.brief !== "" ? Phrase.joined([card.row.factionName, card.row.brief, card.row.unsaved ? card.row.changed : ""])
                                                           : Phrase.joined([card.row.factionName, card.row.countText, card.row.changed])
            }
            FlowBlock {
                spacing: 10
                visible: card.row.findings > 0 || card.row.sample
                SampleMark { visible: card.row.sample }
                Row {
                    visible: card.row.findings > 0
                    spacing: 6
                    Icon {
                        name: "ui/warning"
                        size: 16
                        color: Theme.danger
                    }
                    PlainCaption {
                        text: qsTr("%n problem(s)", "", card.row.findings)
                        color: Theme.danger
                    }
                }
            }
        }
        Row {
            id: bars
            anchors.right: more.left
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space
            visible: !card.narrow
            width: visible ? implicitWidth : 0
            Repeater {
                model: card.row.budgets
                delegate: BudgetBar {
                    required property budgetRow modelData
                    required property int index
                    width: (index === 0 ? 170 : 140) * Math.min(1.4, Theme.textScale)
                    budget: modelData
                }
            }
        }
        IconButton {
            id: more
            anchors.right: parent.right
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
            iconName: "ui/more"
            label: qsTr("More for %1").arg(card.row.name)
            onClicked: card.menuWanted()
        }
    }
    corner: Theme.radius
    ground: Theme.surface
    outline: Theme.borderWidth
    ringMargin: 0
    Accessible.name: Phrase.joined([row.name, row.factionName, row.spoken !== "" ? row.spoken : row.countText], ", ")
    Accessible.description: Phrase.joined([row.unsaved ? row.changed : "", row.findings > 0 ? qsTr("%n problem(s)", "", row.findings) : "", row.sample ? qsTr("Made-up sample") : ""], ", ")
    Keys.onMenuPressed: card.menuWanted()
}
