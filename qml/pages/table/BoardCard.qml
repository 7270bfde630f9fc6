import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A board under its title, by the kind that it is. For ear it is its sentences.
Card {
    id: card

    required property tableBoard row
    /// The match at the table; null: it is only looked at.
    property TableController table: null
    readonly property var parts: ({row: "RowBoard.qml", track: "TrackBoard.qml", ground: "GroundBoard.qml"})

    /// A form was opened by what was done on the board.
    signal asked()

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
                setSource(card.parts[kind], kind === "row" ? {board: card.row} : {board: card.row, table: card.table});
            }
        }
        CaptionText {
            width: parent.width
            visible: card.row.items.length === 0 && card.row.kind !== "ground" && text !== ""
            text: card.row.spoken
        }
    }
    Connections {
        target: drawn.item
        ignoreUnknownSignals: true
        function onAsked() {
            card.asked();
        }
    }
    Binding {
        target: drawn.item
        property: "board"
        value: card.row
        when: drawn.status === Loader.Ready
    }
}
