import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// In place of the score bar while an earlier moment is shown: which one, the way to others, and back to now.
Rectangle {
    id: bar

    required property TableController table
    readonly property int at: table.shownAt < 0 ? table.records : table.shownAt

    signal goOnWanted()

    implicitHeight: body.implicitHeight + 12
    color: Theme.warningSoft

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 3
        color: Theme.warningText
    }
    Column {
        id: body
        x: 12
        y: 4
        width: parent.width - 24
        Item {
            width: parent.width
            height: Math.max(steps.height, where.implicitHeight)
            BodyText {
                id: where
                anchors.left: parent.left
                anchors.right: steps.left
                anchors.verticalCenter: parent.verticalCenter
                font.weight: Font.DemiBold
                color: Theme.warningText
                text: bar.at === 0 ? qsTr("At the start") : Phrase.of(qsTr("Step %L1 of %L2"), [bar.at, bar.table.records])
            }
            Row {
                id: steps
                anchors.right: parent.right
                IconButton {
                    iconName: "ui/chevron-left"
                    label: qsTr("One step back")
                    enabled: bar.at > 0
                    onClicked: {
                        play.playing = false;
                        bar.table.show(bar.at - 1);
                    }
                }
                IconButton {
                    iconName: "ui/chevron-right"
                    label: qsTr("One step forward")
                    // The last one is now: the bar stays until it is left.
                    enabled: bar.at + 1 < bar.table.records
                    onClicked: {
                        play.playing = false;
                        bar.table.show(bar.at + 1);
                    }
                }
                PushButton {
                    kind: "primary"
                    text: qsTr("Back to now")
                    onClicked: {
                        play.playing = false;
                        bar.table.show(-1);
                    }
                }
            }
        }
        PositionSlider {
            width: parent.width
            label: qsTr("Step")
            valueWords: "%L1".arg(bar.at)
            from: 0
            to: Math.max(1, bar.table.records)
            value: bar.at
            onMoved: {
                play.playing = false;
                bar.table.show(value >= bar.table.records ? bar.table.records - 1 : value);
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            bottomPadding: 4
            PlayButton {
                id: play
                at: bar.at
                last: bar.table.records
                onShown: position => bar.table.show(position)
            }
            PushButton {
                text: qsTr("Resume from here")
                onClicked: bar.goOnWanted()
            }
        }
    }
}
