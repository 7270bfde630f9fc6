import QtQuick
import Adjutant

/// One question of a form: its answer in a line, or the means to answer it.
Column {
    id: card

    required property FormController form
    required property formField row
    property bool padElsewhere: false
    property bool compact: false

    spacing: 8

    /// The die of it that is entered next; null where none is.
    function nextDie(): Item { return (input.item as DiceField)?.nextDie() ?? null; }

    /// Gives the keys to the plan that its spot is tapped on; false where it asks for none.
    function focusPlan(reason: int): bool {
        const place = input.item as PlaceField;
        place?.focusPlan(reason);
        return place !== null;
    }

    readonly property var parts: ({pick: "PickField.qml", several: "PickField.qml", number: "NumberField.qml", yesno: "YesNoField.qml",
                                   dice: "DiceField.qml", place: "PlaceField.qml", text: "WordsField.qml", rows: "RowsField.qml"})

    EndedRow {
        visible: card.row.rowTitle !== ""
        SectionTitle { text: card.row.rowTitle }
        end: IconButton {
            iconName: "ui/delete"
            label: qsTr("Remove %1").arg(card.row.rowTitle)
            onClicked: card.form.removeRow(card.row.rowsPath, card.row.rowKey)
        }
    }

    FormAnswer {
        visible: !card.row.expanded
        form: card.form
        row: card.row
    }

    EndedRow {
        height: Math.max(implicitHeight, card.compact ? Theme.target : 0)
        visible: card.row.expanded
        TitleText {
            text: card.row.label
            font.pixelSize: card.row.asksNow || card.compact ? Theme.titleSize : Theme.bodySize
        }
        end: RuleButton {
            rule: card.row.rule
            about: card.row.label
        }
    }
    CaptionBlock {
        visible: card.row.expanded && text !== ""
        text: card.row.why
    }
    Loader {
        id: input
        width: parent.width
        visible: card.row.expanded
        readonly property string kind: card.row.expanded ? card.row.kind : ""
        onKindChanged: make()
        Component.onCompleted: make()
        function make() {
            if (kind === "")
                source = "";
            else if (kind === "dice")
                setSource(card.parts[kind], {form: card.form, row: card.row, withPad: !card.padElsewhere});
            else
                setSource(card.parts[kind], {form: card.form, row: card.row});
        }
    }
    Binding {
        target: input.item
        property: "row"
        value: card.row
        when: input.status === Loader.Ready && input.kind === card.row.kind
    }
    FlowBlock {
        visible: card.row.expanded && (leave.wanted || leave.elsewhere || card.row.origin === "skipped" || card.row.again)
        PushButtons {
            entries: [{kind: "quiet", text: qsTr("Keep these dice"), shown: card.row.again, go: () => card.form.open(card.row.path)}]
        }
        PushButton {
            id: leave
            kind: "quiet"
            // What is counted in place of dice stands on their pad; what else is skipped, at the foot of the form.
            readonly property bool elsewhere: card.row.canSkip && card.padElsewhere && card.row.asksNow && (card.form.counted.path !== "" || card.compact && card.row.kind !== "dice")
            readonly property bool wanted: card.row.canSkip && card.row.origin !== "skipped" && !elsewhere
            visible: wanted
            width: Math.min(implicitWidth, parent.width)
            text: card.row.ifSkipped
            Accessible.name: qsTr("Skip")
            description: card.row.ifSkipped
            onClicked: card.form.leaveOut(card.row.path)
        }
        PlainCaptionBlock {
            visible: text !== "" && card.row.origin !== "skipped" && card.row.origin !== "given" && leave.elsewhere && card.row.kind === "number"
            text: card.form.leavesSeveral ? card.form.leavable : ""
        }
        PushButtons {
            entries: [{kind: "quiet", text: qsTr("Answer"), shown: card.row.origin === "skipped", go: () => card.form.clear(card.row.path)}]
        }
    }
}
