import QtQuick
import Adjutant

/// In place of the score bar while an earlier moment is shown: which one, the way to others, and back to now.
Rectangle {
    id: bar

    required property BattleController battle
    readonly property int at: battle.shownAt < 0 ? battle.records : battle.shownAt

    function show(position: int) {
        play.playing = false;
        battle.show(position);
    }

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
        EndedRow {
            BodyBlock {
                font.weight: Font.DemiBold
                color: Theme.warningText
                text: bar.at === 0 ? qsTr("At the start") : Phrase.of(qsTr("Step %L1 of %L2"), [bar.at, bar.battle.records])
            }
            end: [
                IconButton {
                    iconName: "ui/chevron-left"
                    label: qsTr("One step back")
                    enabled: bar.at > 0
                    onClicked: bar.show(bar.at - 1)
                },
                IconButton {
                    iconName: "ui/chevron-right"
                    label: qsTr("One step forward")
                    // The last one is now: the bar stays until it is left.
                    enabled: bar.at + 1 < bar.battle.records
                    onClicked: bar.show(bar.at + 1)
                },
                PushButton {
                    kind: "primary"
                    text: qsTr("Back to now")
                    onClicked: bar.show(-1)
                }
            ]
        }
        // How it stood then.
        FlowBlock {
            spacing: 14
            CaptionText {
                color: Theme.text
                text: bar.battle.roundText
            }
            Repeater {
                model: bar.battle.scene.sides
                delegate: CaptionText {
                    required property battleSide row
                    color: Theme.text
                    text: row.name + " " + row.score + (row.scored !== "" ? "\u00a0" + row.scored : "")
                }
            }
        }
        PositionSlider {
            width: parent.width
            label: qsTr("Step")
            valueWords: "%L1".arg(bar.at)
            to: Math.max(1, bar.battle.records)
            value: bar.at
            onMoved: bar.show(value >= bar.battle.records ? bar.battle.records - 1 : value)
        }
        FlowBlock {
            bottomPadding: 4
            // One step after the other by itself, up to the last; at the end it begins anew.
            PushButton {
                id: play
                property bool playing: false
                iconName: playing ? "ui/pause" : "ui/play"
                text: playing ? qsTr("Pause") : qsTr("Play")
                onClicked: {
                    if (!playing && bar.at >= bar.battle.records)
                        bar.battle.show(0);
                    playing = !playing;
                }
                Timer {
                    interval: 1200
                    repeat: true
                    running: play.playing && play.visible
                    onTriggered: {
                        if (bar.at + 1 >= bar.battle.records)
                            play.playing = false;
                        bar.battle.show(Math.min(bar.at + 1, bar.battle.records));
                    }
                }
            }
            PushButton {
                id: resume
                property int asked: -1
                readonly property bool asks: asked === bar.at
                enabled: !asks
                text: qsTr("Resume from here")
                onClicked: asked = bar.at
            }
            // Beside it: a second tap of the first button drops nothing.
            PushButton {
                visible: resume.asks
                kind: "danger"
                text: qsTr("Drop %n later step(s)", "", bar.battle.records - bar.at)
                onClicked: bar.battle.resumeFromShown()
            }
        }
    }
}
