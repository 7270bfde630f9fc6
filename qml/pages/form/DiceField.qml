pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// The dice of a question and what they showed; the pad below them where no sheet has one of its own.
Column {
    id: dice

    required property FormController form
    required property formField row
    property bool withPad: true

    spacing: 12

    readonly property real widest: 150 * Theme.textScale
    /// Dice of one name stay side by side where the line is wrapped, as many as it has room for.
    readonly property var groups: {
        const most = Math.floor((width + 10) / (widest + 10));
        return Array.from(row.dice).reduce((all, die, k) => {
            const last = all[all.length - 1];
            if (last && die.label !== "" && die.label === last.dice[0].label && last.dice.length < most)
                last.dice.push(die);
            else
                all.push({first: k, dice: [die]});
            return all;
        }, []);
    }

    /// The die that is entered next; null where all are.
    function nextDie(): Item {
        const at = groups.findIndex(each => row.shown >= each.first && row.shown < each.first + each.dice.length);
        const group = at < 0 ? null : together.itemAt(at);
        // They were made anew with the last die.
        group?.forceLayout();
        lines.forceLayout();
        return group?.dieAt(row.shown - groups[at].first) ?? null;
    }

    FlowBlock {
        id: lines
        spacing: 10
        Repeater {
            id: together
            model: dice.groups
            delegate: Row {
                id: group
                required property var modelData
                function dieAt(k: int): Item { return faces.itemAt(k); }
                spacing: 10
                Repeater {
                    id: faces
                    model: group.modelData.dice
                    delegate: Column {
                        id: each
                        required property formDie modelData
                        required property int index
                        spacing: 2
                        width: Math.max(face.width, Math.min(label.implicitWidth, dice.widest, dice.width))
                        DieFace {
                            id: face
                            anchors.horizontalCenter: parent.horizontalCenter
                            row: each.modelData
                            face: next && dice.row.asksNow && dice.form.typedFace > 0 ? dice.form.typedFace : each.modelData.face
                            sides: each.modelData.faces[0] ? 0 : each.modelData.sides // a card is no die
                            next: group.modelData.first + each.index === dice.row.shown
                        }
                        PlainCaptionBlock {
                            id: label
                            horizontalAlignment: Text.AlignHCenter
                            text: each.modelData.shows || each.modelData.label
                        }
                    }
                }
            }
        }
    }
    DicePad {
        visible: dice.withPad && dice.row.nextSides > 0
        form: dice.form
        row: dice.row
    }
}
