pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components

/// A table of figures as a heat map, with how often each row and each column is played in equilibrium.
Card {
    id: card

    required property oddsMatrix matrix

    /// The question about one pair alone is asked.
    signal cellWanted(int cell)

    readonly property int columnCount: matrix.columns.length
    readonly property bool mixed: matrix.rowMix.length > 0
    readonly property bool terse: !mixed && Array.from(matrix.columns).every(name => name.length <= 4)
    readonly property real headWidth: Math.min(Math.max(36 * Theme.textScale, Math.max(widest(small, matrix.rows), widest(small, matrix.rowMix)) + 12), 170 * Theme.textScale, width * 0.45)
    readonly property real cellWidth: Math.max(widest(bold, matrix.figures) + 6, Math.max(0, ...Array.from(matrix.columns, inTwoLines)) + 4, 44 * Theme.textScale, columnCount > 0 ? (width - 32 - headWidth) / columnCount - 2 : 0)
    readonly property real cellHeight: Math.max(Theme.target, 34 * Theme.textScale)
    readonly property real topHeight: (mixed ? 62 : terse ? 26 : 44) * Theme.textScale

    /// How wide a name has to be to fit in two lines.
    function inTwoLines(name: string): real {
        const words = name.split(" ");
        return words.reduce((least, word, at) => {
            const first = small.advanceWidth(words.slice(0, at + 1).join(" "));
            return Math.min(least, Math.max(first, small.advanceWidth(words.slice(at + 1).join(" "))));
        }, small.advanceWidth(name));
    }
    function widest(metrics: FontMetrics, texts: var): real {
        return Array.from(texts).reduce((most, text) => Math.max(most, metrics.advanceWidth(text)), 0);
    }

    implicitHeight: title.height + battle.height + 44

    FontMetrics {
        id: small
        font.family: title.font.family
        font.pixelSize: Theme.captionSize
        font.weight: Font.DemiBold
    }
    FontMetrics {
        id: bold
        font.family: title.font.family
        font.pixelSize: Theme.bodySize
        font.weight: Font.DemiBold
    }
    TitleText {
        id: title
        x: 16
        y: 16
        width: parent.width - 32
        text: card.matrix.label
    }
    Flickable {
        id: battle
        x: 16
        y: title.y + title.height + 12
        width: parent.width - 32
        height: contentHeight + (contentWidth > width ? 14 : 0)
        contentWidth: card.headWidth + card.columnCount * (card.cellWidth + 2)
        contentHeight: card.topHeight + card.matrix.rows.length * (card.cellHeight + 2)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.HorizontalFlick
        interactive: contentWidth > width
        activeFocusOnTab: interactive
        Keys.onLeftPressed: contentX = Math.max(0, contentX - card.cellWidth)
        Keys.onRightPressed: contentX = Math.max(0, Math.min(contentWidth - width, contentX + card.cellWidth))
        ScrollBar.horizontal: ScrollBar { policy: battle.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }
        Accessible.role: Accessible.Table
        Accessible.name: card.matrix.label

        Repeater {
            model: card.matrix.columns
            delegate: Head {
                x: card.headWidth + index * (card.cellWidth + 2)
                width: card.cellWidth
                mix: card.matrix.columnMix
                above: true
                Accessible.role: Accessible.ColumnHeader
            }
        }
        Repeater {
            model: card.matrix.rows
            delegate: Head {
                y: card.topHeight + index * (card.cellHeight + 2)
                width: card.headWidth - 6
                height: card.cellHeight
                mix: card.matrix.rowMix
                Accessible.role: Accessible.RowHeader
            }
        }
        Repeater {
            model: card.matrix.figures
            delegate: Pressable {
                id: cell
                required property int index
                required property string modelData
                readonly property int row: Math.floor(index / card.columnCount)
                readonly property int column: index % card.columnCount
                readonly property real heat: card.matrix.heat[index] ?? 0
                readonly property color hue: heat >= 0 ? Theme.success : Theme.danger
                x: card.headWidth + column * (card.cellWidth + 2)
                y: card.topHeight + row * (card.cellHeight + 2)
                width: card.cellWidth
                height: card.cellHeight
                enabled: card.matrix.leads[index] === true
                focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                onClicked: card.cellWanted(index)
                background: Rectangle {
                    radius: 6
                    color: Theme.highContrast ? Theme.surface : Qt.tint(Theme.surface, Qt.rgba(cell.hue.r, cell.hue.g, cell.hue.b, 0.04 + 0.36 * Math.abs(cell.heat)))
                    border.width: Theme.borderWidth
                    border.color: Theme.highContrast && cell.heat !== 0 ? cell.hue : Theme.divider
                    FocusRing { shown: cell.activeFocus }
                }
                Accessible.role: enabled ? Accessible.Button : Accessible.Cell
                Accessible.name: Phrase.of(qsTr("%1 against %2: %3"), [card.matrix.rows[row], card.matrix.columns[column], modelData])
                contentItem: StrongText {
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: cell.modelData
                }
            }
        }
    }

    /// The name of a row or a column, and how often it is played.
    component Head: Column {
        id: head
        required property int index
        required property string modelData
        required property var mix
        property bool above: false
        Accessible.name: card.mixed ? Phrase.of(qsTr("%1, played %2 of the time"), [modelData, mix[index]]) : modelData
        PlainText {
            width: parent.width
            height: head.above ? implicitHeight : card.mixed ? small.height : parent.height
            horizontalAlignment: head.above ? Text.AlignHCenter : Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            text: head.modelData
            font.pixelSize: Theme.captionSize
            wrapMode: head.above ? Text.Wrap : Text.NoWrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        StrongText {
            width: parent.width
            visible: card.mixed
            text: head.mix[head.index] ?? ""
            color: Theme.accent
            font.pixelSize: Theme.captionSize
            horizontalAlignment: head.above ? Text.AlignHCenter : Text.AlignLeft
        }
    }
}
