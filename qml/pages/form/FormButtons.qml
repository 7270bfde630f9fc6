import QtQuick
import Adjutant.Components

/// What leads a form on, and back. Each has a place that no other ever takes: a second tap of a finger meets the same
/// button, or nothing.
Item {
    id: buttons

    required property FormController form
    /// What the button says that carries it out.
    required property string confirmText
    /// Whether the question that is asked can be left out, whether with it all before the next dice is, and whether it has
    /// to be answered.
    required property bool skips
    required property bool leavesAll
    required property bool lacks
    /// Where the button lies that passes one question only: not where this leads on everywhere else.
    required property Item passPlace
    /// Whether there is no room for words beside the sign of undo.
    property bool terse: false

    readonly property bool rolling: form.asked.kind === "dice"
    /// Digits of a large die wait for it.
    readonly property bool typed: rolling && form.typedFace > 0
    /// Dice that are entered are not thrown away by going on, nor recorded while the next ones wait: those would only be
    /// asked for again.
    readonly property bool halfRolled: rolling && (form.asked.shown > 0 || form.rolled || !form.asked.canSkip || form.counted.path !== "") && form.asked.shown < form.asked.dice.length
    readonly property bool warned: form.warnings.length > 0 && !typed && !skips && !lacks && !form.waits
    readonly property alias confirm: confirm
    readonly property bool skipping: skips && !form.waits && !typed
    readonly property bool passes: skipping && !leavesAll
    readonly property real lead: passes ? Theme.leadWidth : confirm.width

    /// To the next question, or to the end.
    signal onward()
    /// What it seems to break the players accept.
    signal allowed()

    // As high as any of them, shown or not: what stands above stays where it is.
    height: Math.max(back.implicitHeight, allow.implicitHeight, passes ? Theme.target : confirm.implicitHeight)

    PushButton {
        id: back
        anchors.bottom: parent.bottom
        kind: "quiet"
        iconName: "ui/undo"
        width: Math.min(implicitWidth, (parent.width - buttons.lead) / 2)
        visible: buttons.form.canTakeBack
        text: buttons.terse ? "" : qsTr("Undo last answer")
        Accessible.name: qsTr("Undo last answer")
        onClicked: buttons.form.undoAnswer()
    }
    PushButton {
        id: allow
        readonly property real room: parent.width - buttons.lead - back.width - 2 * Theme.gap
        x: parent.width - buttons.lead - Theme.gap - width
        anchors.bottom: parent.bottom
        width: Math.min(buttons.terse ? room : implicitWidth, room)
        leftPadding: 6
        wordSize: confirm.wordSize
        visible: buttons.warned
        enabled: buttons.form.playable && !buttons.halfRolled
        text: qsTr("Allow anyway")
        onClicked: buttons.allowed()
    }
    PushButton {
        id: confirm
        parent: buttons.passes ? buttons.passPlace : buttons
        x: buttons.passes ? 0 : parent.width - width
        anchors.bottom: parent.bottom
        kind: buttons.passes ? "secondary" : "primary"
        readonly property bool longWords: buttons.skipping && text.length > (buttons.passes ? 10 : 18)
        wordSize: Math.min(longWords ? Theme.captionSize : Theme.bodySize, 22)
        implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + (longWords ? 6 : 16))
        height: buttons.passes ? parent.height : implicitHeight
        tight: buttons.passes
        leftPadding: buttons.passes ? 6 : 8
        // Of several one is picked by its tap: a button that leads on would only be met by habit.
        visible: !buttons.warned && !(buttons.lacks && !buttons.form.waits && (buttons.form.asked.kind === "pick" && !buttons.form.asked.typed || buttons.form.asked.kind === "yesno"))
        enabled: buttons.typed || buttons.form.waits || buttons.skips || buttons.form.playable && !buttons.lacks && !buttons.halfRolled
        width: Math.min(Math.max(Theme.leadWidth, implicitWidth), parent.width * (buttons.passes ? 1 : 0.6))
        text: buttons.typed ? qsTr("Confirm")
              : buttons.skipping && buttons.leavesAll && buttons.form.leavesSeveral ? qsTr("Skip to the dice")
              : buttons.skipping ? buttons.form.asked.ifSkipped
              : buttons.confirmText
        Accessible.name: buttons.skipping && text === buttons.form.asked.ifSkipped ? qsTr("Skip: %1").arg(text) : text
        description: buttons.leavesAll ? buttons.form.leavable : ""
        onClicked: buttons.onward()
    }
}
