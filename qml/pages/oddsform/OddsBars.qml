pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Chances as bars with their words and figures. Words that are short stand beside their bars, longer ones above.
ColumnBlock {
    id: bars

    /// Of OddsBar.
    required property var model
    property bool counts: false

    spacing: counts ? 3 : 8

    Repeater {
        model: bars.model
        delegate: Item {
            id: line
            required property oddsBar modelData
            readonly property real indent: bars.counts ? 44 * Theme.textScale : 0
            width: bars.width
            height: bars.counts ? Math.max(22, 22 * Theme.textScale) : words.height + 12
            Accessible.role: Accessible.StaticText
            Accessible.name: Phrase.of(qsTr("%1: %2"), [modelData.label, modelData.text])

            PlainText {
                id: words
                width: bars.counts ? line.indent - 8 : parent.width - figure.width - 8
                height: bars.counts ? parent.height : implicitHeight
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: bars.counts ? Text.AlignRight : Text.AlignLeft
                text: line.modelData.label
                font.pixelSize: bars.counts ? Theme.captionSize : Theme.bodySize
                wrapMode: bars.counts ? Text.NoWrap : Text.Wrap
            }
            Inset {
                visible: !bars.counts
                anchors.bottom: parent.bottom
                width: parent.width
                height: 7
                radius: 3
            }
            Rectangle {
                id: bar
                x: line.indent
                y: bars.counts ? 3 : parent.height - height
                height: bars.counts ? parent.height - 6 : 7
                width: Math.max(line.modelData.chance > 0 ? 2 : 0,
                                line.modelData.chance * (parent.width - line.indent - (bars.counts ? figure.width + 8 : 0)))
                radius: 3
                color: Theme.toneColour(line.modelData.tone)
            }
            PlainText {
                id: figure
                x: bars.counts ? bar.x + bar.width + 6 : parent.width - width
                height: bars.counts ? parent.height : implicitHeight
                verticalAlignment: Text.AlignVCenter
                text: line.modelData.text
                color: bars.counts ? Theme.mutedText : Theme.text
                font.pixelSize: bars.counts ? Theme.captionSize : Theme.bodySize
                font.weight: bars.counts ? Font.Normal : Font.DemiBold
            }
        }
    }
}
