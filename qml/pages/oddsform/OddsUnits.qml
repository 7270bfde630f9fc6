pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The units that a calculation is about, side by side: a tap chooses one from a list. Two can change places.
Item {
    id: units

    required property OddsController odds
    readonly property var places: Array.from(odds.places).filter(each => !each.value.includes("/"))
    readonly property bool two: places.length === 2
    readonly property real cell: two ? (width - (odds.canSwap ? swap.width + 2 * Theme.gap : Theme.gap)) / 2 : width

    signal chosen(string place, string label)

    visible: places.length > 0
    implicitHeight: row.implicitHeight

    Grid {
        id: row
        columns: units.two ? 2 : 1
        columnSpacing: units.odds.canSwap ? swap.width + 2 * Theme.gap : Theme.gap
        rowSpacing: Theme.gap
        Repeater {
            model: units.places
            delegate: Pressable {
                id: tile
                required property var modelData
                width: units.cell
                implicitHeight: Math.max(64, words.implicitHeight + 20)
                onClicked: units.chosen(modelData.value, modelData.text)
                contentItem: Item {
                    Column {
                        id: words
                        x: 12
                        width: parent.width - 24
                        anchors.verticalCenter: parent.verticalCenter
                        PlainCaptionBlock {
                            text: tile.modelData.text
                        }
                        BodyBlock {
                            text: tile.modelData.unit !== "" ? tile.modelData.unit : qsTr("Choose a unit")
                            color: tile.modelData.unit !== "" ? Theme.text : Theme.accent
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                    }
                }
                corner: Theme.radius
                ground: Theme.surface
                outline: Theme.borderWidth
                outlineColour: tile.modelData.unit !== "" ? Theme.accent : Theme.outline
                Accessible.name: tile.modelData.unit !== "" ? Phrase.of(qsTr("%1: %2"), [tile.modelData.text, tile.modelData.unit])
                                                            : Phrase.of(qsTr("%1: choose a unit"), [tile.modelData.text])
            }
        }
    }
    IconButton {
        id: swap
        x: (parent.width - width) / 2
        y: (parent.height - height) / 2
        visible: units.two && units.odds.canSwap
        iconName: "ui/swap"
        ink: Theme.accent
        label: qsTr("Swap sides")
        onClicked: units.odds.swap()
    }
}
