pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What nobody in particular can do, as buttons; what can't be done now is left to the menu.
Column {
    id: offers

    required property RowModel model
    property string title
    /// Whether what can't be done is named with its reason.
    property bool saysClosed: false

    signal chosen(string key)

    spacing: Theme.gap
    visible: model.count > 0

    SectionTitle {
        visible: offers.title !== ""
        text: offers.title
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            id: buttons
            model: offers.model
            delegate: PushButton {
                required property tableOffer row
                visible: !row.closed
                width: Math.min(implicitWidth, offers.width)
                text: row.label
                description: row.detail !== "" ? row.detail : row.reason
                onClicked: offers.chosen(row.key)
            }
        }
    }
    Repeater {
        model: offers.saysClosed ? offers.model : null
        delegate: CaptionText {
            required property tableOffer row
            visible: row.closed
            width: offers.width
            text: Phrase.of(qsTr("%1: %2"), [row.label, row.reason])
        }
    }
}
