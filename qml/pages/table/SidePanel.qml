pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A player with everything that is theirs on the table; those who can act first.
Column {
    id: panel

    required property tableSide row
    property bool frozen: false
    readonly property bool countersBeside: row.counters.length > 0 && row.counters.length * 104 * Theme.textScale + 150 * Theme.textScale < width
    readonly property bool anyOpens: Array.from(row.chips).some(each => Rulebook.idFor("", each) !== "")
    readonly property color ink: Theme.sideColour(row.id, row.place)

    signal offerChosen(string key)
    signal adjusted(string of, string counter, int by)
    signal moreWanted(tablePiece piece)
    signal moreOfSideWanted(tableSide side)

    spacing: 10

    /// The first thing that one of its pieces can do; null where none can.
    function firstControl(): Item {
        for (let k = 0; k < cards.count; ++k) {
            const found = (cards.itemAt(k) as TablePieceCard)?.firstControl();
            if (found)
                return found;
        }
        return null;
    }

    /// From one piece that can do something to the next, or the one before.
    function step(by: int): bool {
        let at = -1;
        for (let k = 0; k < cards.count; ++k)
            if ((cards.itemAt(k) as TablePieceCard)?.holdsFocus)
                at = k;
        for (let k = at + by; at >= 0 && k >= 0 && k < cards.count; k += by) {
            const found = (cards.itemAt(k) as TablePieceCard)?.firstControl();
            if (found) {
                found.forceActiveFocus(Qt.TabFocusReason);
                return true;
            }
        }
        return false;
    }
    Keys.onUpPressed: event => event.accepted = step(-1)
    Keys.onDownPressed: event => event.accepted = step(1)

    Item {
        width: parent.width
        height: Math.max(Theme.target, head.implicitHeight, panel.countersBeside ? beside.height : 0)
        Rectangle {
            width: 6
            height: parent.height
            radius: 3
            color: panel.ink
        }
        Column {
            id: head
            x: 16
            width: parent.width - x - more.width - (panel.countersBeside ? beside.width + 8 : 0)
            anchors.verticalCenter: parent.verticalCenter
            spacing: 4
            Text {
                width: parent.width
                textFormat: Text.PlainText
                text: panel.row.won ? qsTr("%1 – winner").arg(panel.row.name) : panel.row.name
                color: panel.ink
                font.pixelSize: Math.round(Theme.titleSize * 1.1)
                font.weight: Font.Bold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
                Accessible.description: panel.row.acts ? qsTr("may act") : ""
            }
            Flow {
                width: parent.width
                spacing: 6
                visible: panel.row.chips.length > 0 || panel.row.acts
                StateChip {
                    visible: panel.row.acts
                    text: qsTr("may act")
                    tall: panel.anyOpens
                }
                Repeater {
                    model: panel.row.chips
                    delegate: StateChip {
                        required property string modelData
                        text: modelData
                        tall: panel.anyOpens
                    }
                }
            }
        }
        Row {
            id: beside
            anchors.right: more.visible ? more.left : parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.countersBeside
            Repeater {
                model: panel.row.counters
                delegate: CounterField {
                    required property tableCounter modelData
                    counter: modelData
                    owner: panel.row.name
                    frozen: panel.frozen
                    onAdjusted: by => panel.adjusted(panel.row.id, modelData.id, by)
                }
            }
        }
        IconButton {
            id: more
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !panel.frozen
            iconName: "ui/more"
            label: qsTr("More about %1").arg(panel.row.name)
            onClicked: panel.moreOfSideWanted(panel.row)
        }
    }
    Flow {
        width: parent.width
        spacing: 6
        visible: !panel.countersBeside && panel.row.counters.length > 0
        Repeater {
            model: panel.row.counters
            delegate: CounterField {
                required property tableCounter modelData
                counter: modelData
                owner: panel.row.name
                frozen: panel.frozen
                onAdjusted: by => panel.adjusted(panel.row.id, modelData.id, by)
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        visible: panel.row.offers.length > 0 && !panel.frozen
        Repeater {
            model: panel.row.offers
            delegate: PushButton {
                required property tableOffer modelData
                width: Math.min(implicitWidth, panel.width)
                text: modelData.label
                iconName: modelData.eyesOnly ? "ui/eye" : modelData.warned ? "ui/warning" : ""
                description: Phrase.of(qsTr("%1. %2"), [panel.row.name, modelData.detail])
                onClicked: panel.offerChosen(modelData.key)
            }
        }
    }
    Repeater {
        id: cards
        model: panel.row.pieces
        delegate: TablePieceCard {
            width: panel.width
            frozen: panel.frozen
            onOfferChosen: key => panel.offerChosen(key)
            onAdjusted: (counter, by) => panel.adjusted(row.ref, counter, by)
            onMoreWanted: piece => panel.moreWanted(piece)
        }
    }
}
