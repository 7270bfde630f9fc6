import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// An earlier state of the table: a place among the records, played on by itself where one likes.
Card {
    id: bar

    required property TableController table
    readonly property int at: table.shownAt < 0 ? table.records : table.shownAt

    signal goOnWanted()

    implicitHeight: body.implicitHeight + 24
    color: Theme.warningSoft
    border.color: Theme.warningText

    Column {
        id: body
        x: 14
        y: 12
        width: parent.width - 28
        spacing: 6
        BodyText {
            width: parent.width
            font.weight: Font.DemiBold
            text: bar.at === 0 ? qsTr("The table at the start") : Phrase.of(qsTr("The table as it was after %L1 of %L2"), [bar.at, bar.table.records])
        }
        PositionSlider {
            width: parent.width
            label: qsTr("Record")
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
            PlayButton {
                id: play
                at: bar.at
                last: bar.table.records
                onShown: position => bar.table.show(position)
            }
            PushButton {
                text: qsTr("Go on from here")
                onClicked: bar.goOnWanted()
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
}
