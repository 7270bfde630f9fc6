pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// A track, or an order of acting, in one line. A tap shows it in large.
Pressable {
    id: strip

    required property battleBoard row
    readonly property bool isTrack: row.kind === "track"
    readonly property int count: row.squares.length
    readonly property real cell: count > 0 ? (width - 8) / count : 0

    implicitHeight: Theme.target
    corner: 0
    ground: Theme.surface
    ringMargin: 2
    contentItem: Item {
        Item {
            visible: strip.isTrack
            x: 4
            y: (parent.height - height) / 2
            width: parent.width - 8
            height: 30
            Repeater {
                model: strip.isTrack ? strip.row.squares : []
                delegate: Inset {
                    id: square
                    required property int index
                    required property string modelData
                    x: index * strip.cell
                    width: strip.cell - 2
                    height: 30
                    radius: 5
                    PlainText {
                        anchors.centerIn: parent
                        text: square.modelData.length > 3 ? square.modelData.charAt(0) : square.modelData
                        color: Theme.mutedText
                        font.pixelSize: Math.max(9, Math.min(13, strip.cell * 0.5))
                    }
                }
            }
            Repeater {
                model: strip.isTrack ? strip.row.items : []
                delegate: SideToken {
                    /// Those on one square lie above each other, the last that came there on top: each can be read.
                    readonly property int here: Array.from(strip.row.items).filter(each => each.square === modelData.square).length
                    x: modelData.square * strip.cell + (strip.cell - 2 - width) / 2
                    y: 15 + (here / 2 - modelData.below - 1) * width
                    width: Math.min(24, strip.cell - 1, 36 / here)
                    letter: 0.55
                }
            }
        }
        // An order: who acts now stands first in view.
        ListView {
            id: order
            visible: !strip.isTrack
            x: 4
            width: parent.width - 8
            height: parent.height
            orientation: ListView.Horizontal
            interactive: false
            clip: true
            spacing: 4
            model: strip.isTrack ? [] : strip.row.items
            currentIndex: Array.from(strip.row.items).findIndex(each => each.current)
            preferredHighlightBegin: 0
            preferredHighlightEnd: width * 0.4
            highlightRangeMode: ListView.ApplyRange
            highlightMoveDuration: Theme.duration
            delegate: Rectangle {
                id: place
                required property battleItem modelData
                y: (order.height - height) / 2
                width: name.implicitWidth + 20
                height: 30
                radius: modelData.place === 0 ? 15 : 6
                color: modelData.current ? Theme.accent : Theme.sunken
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.outline
                Rectangle {
                    x: 8
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 3
                    width: parent.width - 16
                    height: 3
                    radius: 1
                    visible: place.modelData.place >= 0 && !place.modelData.current
                    color: Theme.sideColour(place.modelData.side, place.modelData.place)
                }
                PlainCaption {
                    id: name
                    anchors.centerIn: parent
                    text: (place.modelData.done ? "✓ " : place.modelData.current ? "▸ " : "") + place.modelData.label
                    color: place.modelData.current ? Theme.accentText : place.modelData.done ? Theme.mutedText : Theme.text
                    font.weight: place.modelData.current ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
    Accessible.name: row.title
    Accessible.description: row.spoken
}
