import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// One figure of a card; says so where nobody has entered it yet.
Column {
    id: field

    required property characteristicField row

    signal entered(int value)

    property bool asked: false ///< for a confirmation, when it was opened: its room stays while figures are typed

    spacing: 4
    Component.onCompleted: asked = !row.entered

    Row {
        spacing: 6
        Icon {
            name: field.row.icon
            size: 16
            color: Theme.mutedText
        }
        PlainCaption {
            text: field.row.unit !== "" ? Phrase.of(qsTr("%1 (%2)"), [field.row.name, field.row.unit]) : field.row.name
        }
    }
    NumberStepper {
        label: field.row.entered ? field.row.name : qsTr("%1, not entered yet").arg(field.row.name)
        from: field.row.lowest
        to: field.row.highest
        value: field.row.value
        stepSize: field.row.unit !== "" ? 5 : 1
        onValueModified: field.entered(value)
        onConfirmed: field.entered(value)
    }
    Chip {
        visible: field.asked
        opacity: field.row.entered ? 0 : 1
        enabled: !field.row.entered
        text: qsTr("Confirm %L1").arg(field.row.value)
        summary: qsTr("%1 not entered yet; confirm if your card says the same").arg(field.row.name)
        onClicked: field.entered(field.row.value)
        Accessible.ignored: field.row.entered
    }
}
