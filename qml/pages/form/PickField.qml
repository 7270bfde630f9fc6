pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Options to pick from, one under the other; those that can't be come last, with their reason.
Column {
    id: pick

    required property FormController form
    required property formField row
    readonly property bool several: row.kind === "several"

    spacing: 6
    Accessible.role: Accessible.Grouping
    Accessible.name: row.label

    function choose(option: formOption) {
        if (option.standing === "closed")
            return;
        if (several)
            form.toggle(row.path, option.id);
        else
            form.answer(row.path, option.id);
    }

    CaptionBlock {
        visible: pick.several && (pick.row.least > 0 || pick.row.most < pick.row.options.count)
        text: pick.row.least === pick.row.most ? qsTr("Pick %L1.").arg(pick.row.least)
            : pick.row.least === 0 ? qsTr("Pick up to %L1.").arg(pick.row.most)
            : Phrase.of(qsTr("Pick %L1 to %L2."), [pick.row.least, pick.row.most])
    }
    Repeater {
        model: pick.row.options
        delegate: Item {
            id: option
            required property formOption row
            width: pick.width
            implicitHeight: line.implicitHeight
            ChoiceLine {
                id: line
                width: parent.width - entry.width
                label: option.row.label
                detail: option.row.detail
                odds: option.row.odds
                standing: option.row.standing
                reason: option.row.reason
                picked: option.row.picked
                place: option.row.place
                several: pick.several
                onClicked: pick.choose(option.row)
            }
            RuleButton {
                id: entry
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                rule: option.row.rule
                about: option.row.rule !== "" ? option.row.label : ""
            }
        }
    }
    Row {
        width: parent.width
        spacing: Theme.gap
        visible: pick.row.typed
        TextEntry {
            id: other
            width: parent.width - add.width - Theme.gap
            label: (pick.row.options?.count ?? 0) > 0 ? qsTr("Something else") : pick.row.label
            onAccepted: pick.addTyped()
        }
        PushButton {
            id: add
            anchors.bottom: other.bottom
            text: qsTr("Add")
            enabled: other.text.trim() !== ""
            onClicked: pick.addTyped()
        }
    }
    function addTyped() {
        const text = other.text.trim();
        if (text === "")
            return;
        if (several)
            form.toggle(row.path, text);
        else
            form.answer(row.path, text);
        other.text = "";
    }
}
