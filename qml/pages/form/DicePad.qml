pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A key for every face of the next die; always as large, and where it was for the last roll.
Column {
    id: pad

    required property FormController form
    required property formField row
    readonly property int sides: row.nextSides
    readonly property int columns: sides <= 6 ? 6 : sides <= 10 ? 5 : sides === 12 ? 6 : 7
    readonly property bool many: sides > 20

    spacing: 8

    BodyText {
        width: parent.width
        text: pad.row.nextDie !== "" ? qsTr("%1: what does the D%L2 show?").arg(pad.row.nextDie).arg(pad.sides)
            : pad.row.dice.length > 1 ? qsTr("What does the D%L1 show? (%L2 of %L3)").arg(pad.sides).arg(pad.row.shown + 1).arg(pad.row.dice.length)
                                      : qsTr("What does the D%L1 show?").arg(pad.sides)
    }
    Grid {
        id: keys
        visible: !pad.many
        width: parent.width
        columns: pad.columns
        spacing: 6
        Repeater {
            model: pad.many ? 0 : pad.sides
            delegate: PushButton {
                required property int index
                width: (keys.width - (pad.columns - 1) * keys.spacing) / pad.columns
                implicitHeight: Math.max(Theme.target + 6, contentItem.implicitHeight + 12)
                leftPadding: 2
                rightPadding: 2
                text: "%L1".arg(index + 1)
                description: pad.row.nextDie !== "" ? pad.row.nextDie : pad.row.label
                onClicked: pad.form.addFace(pad.row.path, index + 1)
            }
        }
    }
    Row {
        visible: pad.many
        spacing: Theme.gap
        NumberStepper {
            id: typed
            label: pad.row.label
            from: 1
            to: Math.max(1, pad.sides)
            onConfirmed: pad.form.addFace(pad.row.path, value)
        }
        PushButton {
            text: qsTr("OK")
            onClicked: pad.form.addFace(pad.row.path, typed.value)
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        PushButton {
            kind: "quiet"
            iconName: "ui/dice"
            text: qsTr("Let the app roll")
            onClicked: pad.form.rollForMe(pad.row.path)
        }
        PushButton {
            kind: "quiet"
            iconName: "ui/undo"
            visible: pad.row.shown > 0
            text: qsTr("Undo die")
            onClicked: pad.form.undoAnswer()
        }
    }
}
