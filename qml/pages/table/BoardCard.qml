import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A board under its title, by the kind that it is. For ear it is its sentences.
Card {
    id: card

    required property tableBoard row
    readonly property var parts: ({row: "RowBoard.qml", track: "TrackBoard.qml", ground: "GroundBoard.qml"})

    implicitHeight: words.implicitHeight + 28
    Accessible.role: Accessible.Graphic
    Accessible.name: row.title
    Accessible.description: row.spoken

    Column {
        id: words
        x: Theme.space
        y: 14
        width: parent.width - 2 * Theme.space
        spacing: 10
        SectionTitle {
            visible: text !== ""
            text: card.row.title
        }
        Loader {
            id: drawn
            width: parent.width
            readonly property string kind: card.row.kind
            onKindChanged: make()
            Component.onCompleted: make()
            function make() {
                setSource(card.parts[kind], {board: card.row});
            }
        }
        CaptionText {
            width: parent.width
            visible: card.row.items.length === 0 && text !== ""
            text: card.row.spoken
        }
    }
    Binding {
        target: drawn.item
        property: "board"
        value: card.row
        when: drawn.status === Loader.Ready
    }
}
