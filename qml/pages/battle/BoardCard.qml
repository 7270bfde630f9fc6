pragma ComponentBehavior: Bound
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
    Component { id: cards; RowBoard { board: card.row } }
    Component { id: track; TrackBoard { board: card.row; battle: card.battle } }
    Component { id: ground; GroundBoard { board: card.row; battle: card.battle; mostHeight: card.mostHeight } }
    CaptionBlock {
        visible: card.row.items.length === 0 && card.row.kind !== "ground" && text !== ""
        text: card.row.spoken
    }
}
