pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A part of a player aid: its title, which opens its rule, and its lines.
ColumnCard {
    id: card

    required property aidBlock block
    /// The shares of its columns, together 1.
    required property var widths
    /// Letters are smaller where the words of its table would not fit.
    property real shrink: 1

    inset: 12
    insetAbove: 4
    insetBelow: 12

    Pressable {
        id: title
        readonly property bool opens: card.block.rule !== ""
        width: parent.width
        implicitHeight: Math.max(Theme.target, words.implicitHeight + 12)
        focusPolicy: opens ? Qt.StrongFocus : Qt.NoFocus
        onClicked: if (opens) (Window.window as Main)?.openRule(card.block.rule)
        contentItem: Item {
            PlainText {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 24
                text: card.block.title
                color: Theme.accent
                font.pixelSize: Theme.titleSize
                font.weight: Font.Bold
                wrapMode: Text.Wrap
            }
            Icon {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: title.opens
                name: "ui/chevron-right"
                size: 18
                color: Theme.mutedText
            }
        }
        lit: opens ? Theme.accentSoft : "transparent"
        ringMargin: 0
        Accessible.role: opens ? Accessible.Button : Accessible.Heading
        Accessible.name: card.block.title
    }
    Repeater {
        model: card.block.header ? [card.block.header] : []
        delegate: AidLine {
            required property aidLine modelData
            width: card.inner
            line: modelData
            widths: card.widths
            centred: card.block.centred
            shrink: card.shrink
            head: true
        }
    }
    Repeater {
        model: card.block.lines
        delegate: Item {
            id: place
            required property aidLine modelData
            required property int index
            width: card.inner
            implicitHeight: shownLine.implicitHeight
            Divider {
                visible: place.index > 0 || card.block.header !== undefined
                width: parent.width
            }
            AidLine {
                id: shownLine
                width: parent.width
                line: place.modelData
                widths: card.widths
                centred: card.block.centred
                shrink: card.shrink
            }
        }
    }
}
