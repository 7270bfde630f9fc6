pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Adjutant.Components
import Adjutant.ViewModels

/// Something on the table: its figures, its states, and what it can do.
Card {
    id: card

    required property tablePiece row
    property bool frozen: false
    readonly property bool anyOpens: Array.from(row.chips).some(each => Rulebook.idFor("", each) !== "")
    // Reckoned, since what is hidden has no width.
    readonly property bool countersBeside: row.counters.length > 0
        && row.counters.length * (64 * Theme.textScale + (frozen ? 0 : 2 * Theme.target)) + Theme.target + 110 * Theme.textScale < width - 28

    signal offerChosen(string key)
    signal adjusted(string counter, int by)
    signal moreWanted(tablePiece piece)

    readonly property bool holdsFocus: {
        for (let item = Window.activeFocusItem; item; item = item.parent)
            if (item === card)
                return true;
        return false;
    }
    /// Its first button; null where it has none.
    function firstControl(): Item {
        return frozen ? null : offers.itemAt(0);
    }

    implicitHeight: body.implicitHeight + 24
    color: row.out ? Theme.window : Theme.surface

    Column {
        id: body
        x: 14
        y: 12
        width: parent.width - 28
        spacing: 8

        Item {
            width: parent.width
            height: Math.max(words.implicitHeight, more.height, beside.visible ? beside.height : 0)
            Column {
                id: words
                width: parent.width - more.width - 4 - (beside.visible ? beside.width + 4 : 0)
                anchors.verticalCenter: parent.verticalCenter
                TitleText {
                    width: parent.width
                    text: card.row.name
                    color: card.row.out ? Theme.mutedText : Theme.text
                    font.strikeout: card.row.out
                }
                CaptionText {
                    width: parent.width
                    visible: text !== ""
                    text: card.row.detail
                }
            }
            // Beside the name where there is room.
            Row {
                id: beside
                anchors.right: more.left
                anchors.verticalCenter: parent.verticalCenter
                visible: card.countersBeside
                Repeater {
                    model: card.row.counters
                    delegate: CounterField {
                        required property tableCounter modelData
                        counter: modelData
                        owner: card.row.name
                        frozen: card.frozen
                        onAdjusted: by => card.adjusted(modelData.id, by)
                    }
                }
            }
            IconButton {
                id: more
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                iconName: "ui/more"
                label: qsTr("More about %1").arg(card.row.name)
                onClicked: card.moreWanted(card.row)
            }
        }
        Flow {
            width: parent.width
            spacing: 6
            visible: card.row.chips.length > 0
            Repeater {
                model: card.row.chips
                delegate: StateChip {
                    required property string modelData
                    text: modelData
                    tall: card.anyOpens
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 6
            visible: !card.countersBeside && card.row.counters.length > 0
            Repeater {
                model: card.row.counters
                delegate: CounterField {
                    required property tableCounter modelData
                    counter: modelData
                    owner: card.row.name
                    frozen: card.frozen
                    onAdjusted: by => card.adjusted(modelData.id, by)
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: card.row.offers.length > 0 && !card.frozen
            Repeater {
                id: offers
                model: card.row.offers
                delegate: PushButton {
                    required property tableOffer modelData
                    width: Math.min(implicitWidth, body.width)
                    text: modelData.label
                    iconName: modelData.warned ? "ui/warning" : ""
                    description: Phrase.of(qsTr("%1. %2"), [card.row.name, modelData.reason !== "" ? modelData.reason : modelData.detail])
                    onClicked: card.offerChosen(modelData.key)
                }
            }
        }
    }
}
