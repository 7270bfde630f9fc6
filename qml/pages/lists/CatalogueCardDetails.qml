import QtQuick
import Adjutant

/// The unfolded part of a card of the catalogue: what isn't shown of it yet, its notes.
Column {
    id: details

    required property CatalogueCardLine card

    spacing: 2

    GameCardView {
        visible: !details.card.brief
        card: details.card.row.card
    }
    TextLines {
        model: details.card.brief ? details.card.row.card.lines : []
    }
    CaptionBlock {
        text: details.card.row.card.note
        bottomPadding: 6
    }
    PushButton {
        visible: details.card.canType
        kind: "quiet"
        iconName: "ui/edit"
        text: details.card.row.card.blank ? qsTr("Enter stats") : qsTr("Edit stats")
        onClicked: details.card.profileWanted()
    }
}
