pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// What the last rolls brought: the dice as they lie, and a line for each thing that came of them. It stays until it is
/// tapped away.
Sheet {
    id: sheet

    required property BattleController battle
    readonly property battleResult result: battle.form.result

    // How many were expected of a roll the log has.
    readonly property var lines: Array.from(result.reported).filter(each => each.tone !== "quiet")
    function decides(line) { return line.tone === "good" || line.tone === "bad"; }

    /// It was read.
    signal continued()
    signal undoWanted()

    /// It came of an answer that carried itself out: the next tap may be meant for the form that stood there.
    property bool unasked: false
    settling: (unasked ? 4 : 1) * Theme.doubleTap
    title: result.title
    preferredWidth: 480
    onClosed: {
        unasked = false;
        battle.form.seeResult();
        continued();
    }
    // What it showed was undone on another device; what was rolled there since is still to be read.
    onResultChanged: if (opened) undone.start()
    onOpened: go.forceActiveFocus(Qt.OtherFocusReason)

    component Reports: ColumnBlock {
        id: reports
        property var lines: []
        spacing: 8
        visible: lines.length > 0
        Repeater {
            model: reports.lines
            delegate: ColumnBlock {
                id: reported
                required property battleReport modelData
                spacing: 8
                BodyBlock {
                    text: reported.modelData.text
                    font.weight: sheet.decides(reported.modelData) ? Font.DemiBold : Font.Normal
                }
                Divider { width: parent.width }
            }
        }
    }

    Timer { id: undone; interval: 0; onTriggered: if (!sheet.battle.form.resultWaits) sheet.close() }
    CaptionBlock { text: sheet.result.who }
    // Before the dice, which may fill the card.
    Reports { lines: sheet.lines.filter(each => sheet.decides(each)) }
    Repeater {
        model: sheet.result.rolls
        delegate: ColumnBlock {
            id: roll
            required property battleRoll modelData
            spacing: 6
            Item {
                width: parent.width
                height: Math.max(label.implicitHeight, reading.implicitHeight)
                CaptionText {
                    id: label
                    width: parent.width - reading.width - 8
                    text: roll.modelData.label
                }
                BodyText {
                    id: reading
                    anchors.right: parent.right
                    width: Math.min(implicitWidth, parent.width * 0.5)
                    text: roll.modelData.reading
                    font.weight: Font.DemiBold
                }
            }
            FlowBlock {
                spacing: 6
                visible: roll.modelData.dice.length > 0
                Repeater {
                    model: roll.modelData.dice
                    // What begins to be rolled there: "Rerolled", the kind of dice.
                    delegate: Row {
                        id: die
                        required property formDie modelData
                        required property int index
                        readonly property string before: index > 0 ? roll.modelData.dice[index - 1].label : ""
                        spacing: 6
                        CaptionText {
                            readonly property real beside: face.visible ? face.width + die.spacing : 0
                            width: Math.min(implicitWidth, roll.width - beside)
                            anchors.verticalCenter: parent.verticalCenter
                            text: Phrase.joined([die.modelData.label !== die.before ? die.modelData.label : "", die.modelData.shows])
                            Accessible.ignored: face.visible
                        }
                        // A card, or a Hit, has a name.
                        DieFace {
                            id: face
                            visible: die.modelData.shows === ""
                            row: die.modelData
                        }
                    }
                }
            }
        }
    }
    Reports { lines: sheet.lines.filter(each => !sheet.decides(each)) }
    // What followed: another one's turn, a new Round.
    BodyBlock {
        visible: sheet.result.after !== ""
        text: qsTr("Next: %1").arg(sheet.result.after)
        color: Theme.accent
        font.weight: Font.DemiBold
    }
    footer: [
        PushButton {
            id: go
            kind: "primary"
            // As wide as Confirm, which lay there: Undo is no neighbour of that.
            width: Math.max(Theme.leadWidth, implicitWidth)
            text: qsTr("Continue")
            onClicked: sheet.close()
        },
        PushButton {
            visible: sheet.battle.undoText !== "" && sheet.battle.form.resultWaits
            iconName: "ui/undo"
            text: qsTr("Undo")
            description: sheet.battle.undoText
            onClicked: sheet.closeThen(() => sheet.undoWanted())
        }
    ]
}
