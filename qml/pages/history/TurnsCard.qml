pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What turned a match: after which deeds armies were smaller, or a side had more points. A press shows the
/// table after one.
ColumnCard {
    id: card

    required property MatchStory story

    signal shown(int position)

    inset: 0
    insetAbove: 16
    insetBelow: 12
    spacing: 2

    SectionTitle {
        x: 16
        text: qsTr("Turning points")
    }
    Repeater {
        model: card.story.turns
        delegate: Pressable {
            id: line
            required property var modelData
            width: card.inner
            implicitHeight: Math.max(Theme.target, words.implicitHeight + 16)
            onClicked: card.shown(modelData.position)
            Accessible.name: Phrase.of(qsTr("%1. %2. Show the battle at that point", "deed, what it brought"), [modelData.title, modelData.detail])
            contentItem: Item {
                Column {
                    id: words
                    x: 16
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 32
                    BodyBlock {
                        text: line.modelData.title
                        Accessible.ignored: true
                    }
                    PlainCaptionBlock {
                        text: line.modelData.detail
                    }
                }
            }
            corner: 0
            lit: Theme.sunken
            ringMargin: 0
        }
    }
}
