pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The dice of a question and what they showed; the pad below them where no sheet has one of its own.
Column {
    id: dice

    required property FormController form
    required property formField row
    property bool withPad: true

    spacing: 12

    /// The die that is entered next; null where all are.
    function nextDie(): Item {
        return faces.itemAt(row.shown);
    }

    FlowBlock {
        spacing: 10
        Repeater {
            id: faces
            model: dice.row.dice
            delegate: Column {
                id: each
                required property formDie modelData
                required property int index
                spacing: 2
                width: Math.max(face.width, Math.min(label.implicitWidth, 150 * Theme.textScale, dice.width))
                DieFace {
                    id: face
                    anchors.horizontalCenter: parent.horizontalCenter
                    face: next && dice.row.asksNow && dice.form.typedFace > 0 ? dice.form.typedFace : each.modelData.face
                    sides: each.modelData.faces[0] ? 0 : each.modelData.sides // a card is no die
                    label: each.modelData.label
                    shows: each.modelData.shows
                    fails: each.modelData.fails
                    next: each.index === dice.row.shown
                }
                CaptionBlock {
                    id: label
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    readonly property bool shortened: true // The pad says all of it.
                    text: each.modelData.shows || each.modelData.label
                    Accessible.ignored: true
                }
            }
        }
    }
    DicePad {
        width: parent.width
        visible: dice.withPad && dice.row.nextSides > 0
        form: dice.form
        row: dice.row
    }
}
