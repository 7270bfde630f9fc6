// Not ComponentBehavior: Bound, since the Loader of Qt 6.4 can't make a bound component.
// qmllint disable unqualified
import QtQuick
import Adjutant.Components

/// A board under its title, by the kind that it is. For ear it is its sentences.
ColumnCard {
    id: card

    required property battleBoard row
    required property BattleController battle
    /// Off where its title stands elsewhere.
    property bool titled: true
    /// Off as long as nobody can see it: it isn't drawn then.
    property bool needed: true
    /// A map is never higher than that.
    property real mostHeight: 440

    /// What is touched on a map; null: it is none.
    readonly property GroundTouch touch: (drawn.item as GroundBoard)?.touch ?? null

    spacing: 10
    insetAbove: 14
    Accessible.role: Accessible.Graphic
    Accessible.name: row.title
    Accessible.description: row.spoken

    SectionTitle {
        visible: card.titled && text !== ""
        text: card.row.title
    }
    Loader {
        id: drawn
        width: parent.width
        active: card.needed
        sourceComponent: ({row: cards, track: track, ground: ground})[card.row.kind] ?? null
    }
    // Open, covered, or an order of acting.
    Component {
        id: cards
        Flow {
            id: flow
            spacing: Theme.gap
            Repeater {
                model: card.row.items
                delegate: Rectangle {
                    id: place
                    required property battleItem modelData
                    width: Math.min(flow.width, Math.max(96, words.implicitWidth + 28))
                    height: Math.max(Theme.target + 8, words.implicitHeight + 20)
                    radius: Theme.smallRadius
                    color: modelData.covered ? Theme.sunken : Theme.surface
                    border.width: modelData.current ? 3 : Theme.borderWidth
                    border.color: modelData.current ? Theme.accent : Theme.outline
                    opacity: modelData.done ? 0.7 : 1

                    Rectangle {
                        x: 8
                        y: place.height - 8
                        width: place.width - 16
                        height: 4
                        radius: 2
                        visible: place.modelData.place >= 0
                        color: Theme.sideColour(place.modelData.side, place.modelData.place)
                    }
                    Column {
                        id: words
                        x: 14
                        y: 8
                        spacing: 1
                        PlainText {
                            width: Math.min(implicitWidth, flow.width - 28)
                            text: (place.modelData.done ? "✓ " : place.modelData.current ? "▸ " : "") + place.modelData.label
                            font.weight: place.modelData.current ? Font.DemiBold : Font.Normal
                            wrapMode: Text.Wrap
                        }
                        PlainCaption {
                            width: Math.min(implicitWidth, flow.width - 28)
                            text: place.modelData.detail !== "" ? place.modelData.detail
                                : place.modelData.sideName !== place.modelData.label ? place.modelData.sideName : ""
                        }
                    }
                }
            }
        }
    }
    Component { id: track; TrackBoard { board: card.row; battle: card.battle } }
    Component { id: ground; GroundBoard { board: card.row; battle: card.battle; mostHeight: card.mostHeight } }
    CaptionBlock {
        visible: card.row.items.length === 0 && card.row.kind !== "ground" && text !== ""
        text: card.row.spoken
    }
}
