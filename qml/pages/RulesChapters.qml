pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The chapters of the rules as tiles.
ScrollPane {
    id: chapters

    signal chosen(string shelf)

    contentHeight: grid.implicitHeight + Theme.wideSpace

    Grid {
        id: grid
        readonly property real cell: (width - (columns - 1) * spacing) / columns
        width: parent.width
        columns: Math.max(1, Math.floor((width + spacing) / (150 * Theme.textScale + spacing)))
        spacing: Theme.gap
        Repeater {
            model: Array.from(Rulebook.shelves).filter(each => each.value !== "")
            delegate: Pressable {
                id: tile
                required property var modelData
                width: grid.cell
                height: Math.max(60, words.implicitHeight + 20)
                text: modelData.text
                onClicked: chapters.chosen(modelData.value)
                contentItem: Item {
                    PlainText {
                        id: words
                        x: 14
                        width: parent.width - 28
                        anchors.verticalCenter: parent.verticalCenter
                        text: tile.text
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                    }
                }
                corner: Theme.radius
                ground: Theme.surface
                outline: Theme.borderWidth
            }
        }
    }
}
