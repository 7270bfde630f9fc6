pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The figures of a card in one line.
Inset {
    id: strip

    /// Of {label, value, name, icon}.
    required property var stats

    readonly property real size: Math.min(Theme.textScale, 1.5)
    readonly property real cell: width / Math.max(1, stats.length)
    // So many that their names have no room: their first letters, as cards print them.
    readonly property var labels: Array.from(stats, stat => stats.length > 6 && stat.label.length > 4 ? stat.label.slice(0, 3) : stat.label)
    readonly property int longestWord: Math.max(1, ...labels.map(label => Math.max(...label.split(" ").map(word => word.length))))
    // Their longest word fits in one line, where it can.
    readonly property int labelSize: Math.max(9, Math.min(Math.round(11 * size), Math.floor((cell - 4) / (0.56 * longestWord))))

    /// The arrow keys go from one to the next: all of them are one stop of Tab.
    readonly property int stop: Array.from(stats).findIndex(each => Rulebook.idFor("", each.name) !== "")
    function step(from: int, by: int) {
        const open = Array.from({length: cells.count}, (each, k) => cells.itemAt(k)).filter(cell => cell.enabled);
        open[(open.indexOf(cells.itemAt(from)) + by + open.length) % open.length].forceActiveFocus(Qt.TabFocusReason);
    }

    // A label of two words may take two lines, depending on how many figures there are.
    implicitHeight: Math.max(Math.round((labels.some(label => label.includes(" ")) ? 56 : 48) * size), ...Array.from({length: cells.count}, (each, k) => cells.itemAt(k)?.implicitHeight ?? 0))

    Row {
        Repeater {
            id: cells
            model: strip.stats
            delegate: StatCell {
                id: stat
                required property int index
                width: strip.cell
                height: strip.height
                implicitHeight: words.implicitHeight + 6
                focusPolicy: index === strip.stop ? Qt.StrongFocus : enabled ? Qt.ClickFocus : Qt.NoFocus
                Keys.onLeftPressed: strip.step(index, -1)
                Keys.onRightPressed: strip.step(index, 1)
                contentItem: Item {
                    ColumnBlock {
                        id: words
                        anchors.verticalCenter: parent.verticalCenter
                        PlainText {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: stat.modelData.value
                            font.pixelSize: Math.round(17 * strip.size)
                            font.weight: Font.Bold
                            fontSizeMode: Text.HorizontalFit
                        }
                        PlainText {
                            x: 2
                            width: parent.width - 4
                            horizontalAlignment: Text.AlignHCenter
                            text: strip.labels[stat.index] ?? ""
                            color: stat.enabled ? Theme.accent : Theme.mutedText
                            font.pixelSize: strip.labelSize
                            wrapMode: Text.Wrap
                        }
                    }
                }
            }
        }
    }
}
