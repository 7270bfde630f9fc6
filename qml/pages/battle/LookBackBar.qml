import QtQuick
import Adjutant

/// While an earlier moment is shown: in place of the score bar which one, the way to others, and back to now; at the foot
/// what was done, how it stood, and the way on from there. What lies between stays where it is.
Item {
    id: bar

    required property BattleController battle
    required property real barHeight ///< of the score bar
    readonly property real topHeight: top.height
    readonly property real footHeight: foot.height
    readonly property int at: battle.shownAt < 0 ? battle.records : battle.shownAt
    /// Large text on a small screen: what stands beside each other otherwise has lines of its own.
    readonly property bool cramped: width < 300 * Theme.textScale

    function show(position: int) {
        play.playing = false;
        battle.show(position);
    }

    Rectangle {
        id: top
        width: parent.width
        height: Math.max(bar.barHeight, moment.height + 8)
        color: Theme.warningSoft
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 3
            color: Theme.warningText
        }
        FlowBlock {
            id: moment
            anchors.centerIn: parent
            width: parent.width - 24
            BodyText {
                width: bar.cramped ? parent.width : parent.width - ways.width - parent.spacing
                height: bar.cramped ? implicitHeight : ways.height
                verticalAlignment: Text.AlignVCenter
                font.weight: Font.DemiBold
                color: Theme.warningText
                text: bar.at === 0 ? qsTr("At the start") : Phrase.of(qsTr("Step %L1 of %L2"), [bar.at, bar.battle.records])
            }
            Row {
                id: ways
                IconButton {
                    iconName: "ui/chevron-left"
                    label: qsTr("One step back")
                    enabled: bar.at > 0
                    onClicked: bar.show(bar.at - 1)
                }
                IconButton {
                    iconName: "ui/chevron-right"
                    label: qsTr("One step forward")
                    // The last one is now: the bar stays until it is left.
                    enabled: bar.at + 1 < bar.battle.records
                    onClicked: bar.show(bar.at + 1)
                }
                PushButton {
                    kind: "primary"
                    text: qsTr("Back to now")
                    onClicked: bar.show(-1)
                }
            }
        }
    }
    Rectangle {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: body.height + 8
        color: Theme.warningSoft
    }
    Column {
        id: body
        anchors.bottom: parent.bottom
        x: 12
        width: parent.width - 24
        // At the start there is none; its line stays.
        CaptionBlock {
            visible: true
            text: bar.battle.log.step
            color: Theme.text
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            readonly property bool shortened: true // The log has all of it.
        }
        Item {
            width: parent.width
            height: Theme.target
            // One step after the other by itself, up to the last; at the end it begins anew.
            IconButton {
                id: play
                property bool playing: false
                iconName: playing ? "ui/pause" : "ui/play"
                label: playing ? qsTr("Pause") : qsTr("Play")
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
            PositionSlider {
                x: play.width + Theme.gap
                width: parent.width - x
                label: qsTr("Step")
                valueWords: "%L1".arg(bar.at)
                to: Math.max(1, bar.battle.records)
                value: bar.at
                onMoved: bar.show(value >= bar.battle.records ? bar.battle.records - 1 : value)
            }
        }
        FlowBlock {
            bottomPadding: 4
            PushButton {
                id: resume
                visible: !bar.battle.finished
                property int asked: -1
                readonly property bool asks: asked === bar.at
                enabled: !asks
                text: qsTr("Resume from here")
                onClicked: asked = bar.at
            }
            // Beside it: a second tap of the first button strikes nothing out.
            PushButton {
                visible: resume.asks
                kind: "danger"
                text: qsTr("Strike out %n later step(s)", "", bar.battle.records - bar.at)
                onClicked: bar.battle.resumeFromShown()
            }
            // How it stood then, with room for all figures: what stands below never moves.
            Item {
                visible: !resume.asks
                width: bar.cramped || !resume.visible ? parent.width : parent.width - resume.width - parent.spacing
                height: Math.max(bar.cramped ? 0 : resume.height, (bar.cramped ? 3 : 2) * metrics.height)
                FontMetrics { id: metrics; font.pixelSize: Theme.captionSize }
                FlowBlock {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 0
                    CaptionText {
                        color: Theme.text
                        rightPadding: 14
                        text: bar.battle.roundText
                    }
                    Repeater {
                        model: bar.battle.scene.sides
                        delegate: CaptionText {
                            required property battleSide row
                            readonly property bool roomy: Window.width >= 600
                            color: Theme.text
                            rightPadding: 14
                            text: row.name + " " + row.score + (row.scored !== "" && roomy ? "\u00a0" + row.scored : "")
                        }
                    }
                }
            }
        }
    }
}
