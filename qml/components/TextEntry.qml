import QtQuick
import QtQuick.Controls.Basic

/// One line to type into, with its label above it.
ColumnBlock {
    id: entry

    required property string label
    property alias text: field.text
    property alias placeholder: field.placeholderText
    property alias field: field
    property int maximumLength: 60

    signal accepted()
    signal edited()

    spacing: 4

    PlainCaption {
        text: field.length < entry.maximumLength ? entry.label
              : qsTr("%1 · up to %L2 characters").arg(entry.label).arg(entry.maximumLength)
    }
    TextField {
        id: field
        width: entry.width
        height: Math.max(Theme.target, implicitHeight)
        maximumLength: entry.maximumLength
        color: Theme.text
        placeholderTextColor: Theme.mutedText
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentText
        font.pixelSize: Theme.bodySize
        leftPadding: 12
        rightPadding: 12
        selectByMouse: true
        onAccepted: entry.accepted()
        onTextEdited: entry.edited()
        background: Rectangle {
            radius: Theme.smallRadius
            color: Theme.surface
            border.width: field.activeFocus ? 2 : Theme.borderWidth
            border.color: field.activeFocus ? Theme.accent : Theme.outline
        }
        Accessible.role: Accessible.EditableText
        Accessible.name: entry.label
        Accessible.description: field.length < entry.maximumLength ? "" : qsTr("Up to %L1 characters").arg(entry.maximumLength)
    }
}
