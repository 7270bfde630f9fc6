pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// What a form seems to break, and what refuses it.
ColumnBlock {
    id: notices

    required property FormController form
    /// The dice, or the map, need the room; before the end all of them are read.
    property bool brief: false
    /// Only the notices that `brief` leaves out.
    property bool rest: false

    spacing: form.warnings.length > 1 ? 4 : 10
    visible: form.warnings.length > 0 || form.refusal !== ""

    Repeater {
        model: notices.form.warnings
        delegate: NoticeLine {
            required property ruleChip modelData
            required property int index
            visible: notices.rest ? index > 0 : index === 0 || !notices.brief
            dense: notices.form.warnings.length > 1
            text: modelData.title
            rule: modelData.rule
        }
    }
    CaptionText {
        visible: notices.brief && notices.form.warnings.length > 1
        text: qsTr("%n more warning(s)", "", notices.form.warnings.length - 1)
    }
    NoticeLine {
        visible: text !== "" && !notices.rest
        grave: true
        text: notices.form.refusal
        rule: notices.form.refusalRule
    }
}
