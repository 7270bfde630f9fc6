pragma ComponentBehavior: Bound
import QtQuick

/// A few exclusive choices side by side, wrapped where they don't fit.
Flow {
    id: row

    /// Of {text, detail, value}.
    required property var choices
    required property var current
    required property string label
    property bool compact: false

    signal chosen(var value)
    signal hoveredChoice(var value)
    signal unhovered()

    spacing: 6
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Repeater {
        model: row.choices
        delegate: Choice {
            id: choice
            required property var modelData
            isCurrent: modelData.value === row.current

            implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + 10)
            implicitWidth: Math.max(Theme.target, contentItem.implicitWidth + (row.compact ? 20 : 28))
            onClicked: row.chosen(modelData.value)
            onHoveredChanged: hovered ? row.hoveredChoice(modelData.value) : row.unhovered()
            onVisualFocusChanged: visualFocus ? row.hoveredChoice(modelData.value) : row.unhovered()

            contentItem: Item {
                implicitWidth: words.implicitWidth
                implicitHeight: words.implicitHeight
                Column {
                id: words
                anchors.centerIn: parent
                PlainText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: choice.modelData.text
                    color: choice.isCurrent ? Theme.accentText : Theme.text
                    font.weight: choice.isCurrent ? Font.DemiBold : Font.Normal
                }
                PlainCaption {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: choice.modelData.detail ?? ""
                    color: choice.isCurrent ? Theme.accentText : Theme.mutedText
                }
                }
            }
            Accessible.name: choice.modelData.name ?? choice.modelData.text
        }
    }
}
