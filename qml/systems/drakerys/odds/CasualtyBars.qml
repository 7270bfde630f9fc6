pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The chance of each number of Warriors lost, as bars with their figures; of so many or more on demand.
Column {
    id: bars

    required property casualtyChart chart
    required property bool cumulative
    property int shownMost: 40

    readonly property var chances: cumulative ? chart.atLeast : chart.chances
    /// Counts so unlikely that they would only be noise are left out at the end.
    readonly property int shown: {
        let last = chart.chances.length - 1;
        while (last > 0 && chart.atLeast[last] < 0.0005)
            --last;
        return Math.min(last + 1, shownMost);
    }

    spacing: 3

    TitleText {
        width: parent.width
        text: bars.chart.title
    }
    CaptionText {
        width: parent.width
        text: bars.chart.expected
    }
    Item {
        width: 1
        height: 4
    }
    Repeater {
        model: bars.shown
        delegate: Item {
            id: line
            required property int index
            readonly property real chance: bars.chances[index] ?? 0
            readonly property string figure: (chance * 100).toLocaleString(Qt.locale(), "f", 1)
            width: bars.width
            height: Math.max(22, 22 * Theme.textScale)
            Accessible.role: Accessible.StaticText
            Accessible.name: bars.cumulative ? qsTr("%1 or more: %2 %").arg(index).arg(figure) : qsTr("%1: %2 %").arg(index).arg(figure)

            Text {
                id: count
                width: 40 * Theme.textScale
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: Text.AlignRight
                text: bars.cumulative && line.index > 0 ? line.index + "+" : line.index
                color: Theme.text
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
            Rectangle {
                id: bar
                x: count.width + 8
                anchors.verticalCenter: parent.verticalCenter
                height: parent.height - 6
                width: Math.max(line.chance > 0 ? 2 : 0, line.chance * (parent.width - count.width - 8 - 64 * Theme.textScale))
                radius: 3
                color: Theme.accent
            }
            Text {
                x: bar.x + bar.width + 6
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: qsTr("%1 %", "per cent").arg(line.figure)
                color: Theme.mutedText
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
    }
    CaptionText {
        width: parent.width
        visible: text !== ""
        topPadding: 4
        color: Theme.text
        text: bars.chart.morale
    }
}
