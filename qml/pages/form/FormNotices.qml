pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What a form seems to break, and what refuses it.
Column {
    id: notices

    required property FormController form
    /// The dice need the room; before the end all of them are read.
    readonly property bool brief: form.asked.kind === "dice"

    spacing: 10
    visible: form.warnings.length > 0 || form.refusal !== ""

    Repeater {
        model: notices.form.warnings
        delegate: NoticeLine {
            required property formNotice modelData
            required property int index
            width: notices.width
            visible: index === 0 || !notices.brief
            text: modelData.text
            rule: modelData.rule
        }
    }
    CaptionText {
        visible: notices.brief && notices.form.warnings.length > 1
        text: qsTr("%n more warning(s)", "", notices.form.warnings.length - 1)
    }
    NoticeLine {
        width: parent.width
        visible: text !== ""
        grave: true
        text: notices.form.refusal
        rule: notices.form.refusalRule
    }
}
