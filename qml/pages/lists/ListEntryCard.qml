import QtQuick
import Adjutant

/// A card of the list, with what can be chosen for it.
ColumnCard {
    id: card

    required property listEntry row
    required property int count
    required property ListEditor editor
    /// Its card can be typed.
    readonly property bool canType: editor.typesCards || Games.current.unitPage
    /// All of it is shown, with what can be chosen; otherwise its name, price and figures.
    property bool unfolded: false

    signal unfoldWanted()
    signal menuWanted()
    signal optionsWanted()
    signal editWanted()

    /// Large text leaves no room for the price beside the name.
    readonly property bool stacked: width < 220 * Theme.textScale
    readonly property var sizes: row.sizes
    readonly property var options: row.optionChoices
    readonly property var chosenOptions: options.filter(choice => choice.chosen)

    spacing: 6
    inset: 14
    insetAbove: 6
    insetBelow: 10
    border.color: row.hasFindings ? Theme.danger : Theme.divider
    border.width: row.hasFindings ? 2 : Theme.borderWidth
    Accessible.role: Accessible.ListItem
    Accessible.name: row.sizes.length > 0 ? [Phrase.of(qsTr("%1, size %L2"), [row.title, row.size]), ...Array.from(row.prices)].join(", ")
                                          : Phrase.of(qsTr("%1, %L2 of %L3"), [row.title, row.place + 1, count])

    Item {
        width: parent.width
        height: card.stacked ? names.implicitHeight + price.height + 6 : Math.max(52, names.implicitHeight + 8)
        Pressable {
            x: -8
            width: buttons.x + 4
            height: parent.height
            onClicked: card.unfoldWanted()
            Accessible.name: card.row.title
            Accessible.description: card.unfolded ? qsTr("Collapse") : qsTr("Expand")
        }
        Icon {
            id: arrow
            y: card.stacked ? 8 : (parent.height - height) / 2
            name: card.row.hasFindings ? "ui/warning" : card.unfolded ? "ui/chevron-up" : "ui/chevron-down"
            size: 18
            color: card.row.hasFindings ? Theme.danger : Theme.mutedText
        }
        Column {
            id: names
            x: arrow.width + 8
            y: card.stacked ? 6 : (parent.height - height) / 2
            width: (card.stacked ? buttons.x : price.x) - 8 - x
            TitleText {
                text: card.row.title
                Accessible.ignored: true
            }
            CaptionBlock {
                text: Phrase.joined([card.row.ownName !== "" ? card.row.card.name : "",
                                     Array.from(card.row.sizes).find(each => each.size === card.row.size)?.words ?? "", card.row.card.kind,
                                     card.row.card.blank ? qsTr("no stats in the rulebook") : "",
                                     card.row.fromUser || card.row.own ? qsTr("your stats") : ""])
            }
        }
        Column {
            id: price
            visible: card.row.prices.length > 0 || card.row.sizes.length > 0
            width: visible ? implicitWidth : 0
            x: card.stacked ? 0 : buttons.x - 4 - width
            y: card.stacked ? names.y + names.height : (parent.height - height) / 2
            StrongText {
                x: card.stacked ? 0 : price.width - width
                text: card.row.prices.length > 0 ? card.row.prices[0] ?? "" : qsTr("no known cost")
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.focusable: false
                Accessible.name: text
            }
            CaptionText {
                x: card.stacked ? 0 : price.width - width
                text: card.row.prices.length > 0 ? Array.from(card.row.prices).slice(1).join("\n") : qsTr("size %L1").arg(card.row.size)
            }
        }
        Row {
            id: buttons
            anchors.right: parent.right
            anchors.rightMargin: -8
            y: card.stacked ? 0 : (parent.height - height) / 2
            IconButtons {
                entries: [
                    {icon: "ui/edit", label: qsTr("Edit the stats of %1").arg(card.row.title), go: () => card.editWanted(),
                     shown: card.canType && card.row.known && card.row.sizes.length === 0},
                    {icon: "ui/more", label: qsTr("More for %1").arg(card.row.title), go: () => card.menuWanted()}
                ]
            }
        }
    }
    ChoiceBlock {
        visible: card.unfolded && card.sizes.length > 1
        compact: true
        label: qsTr("Size of %1").arg(card.row.title)
        current: card.row.size
        choices: card.sizes.map(offer => ({
            text: qsTr("%L1", "size").arg(offer.size),
            detail: offer.price,
            name: offer.spoken !== "" ? offer.words + ", " + offer.spoken : offer.words,
            value: offer.size
        }))
        onChosen: size => card.editor.resize(card.row.entry, size)
        onHoveredChoice: size => {
            const now = card.sizes.find(offer => offer.size === card.row.size);
            const then = card.sizes.find(offer => offer.size === size);
            if (now !== undefined && then !== undefined) {
                const more = {};
                for (const id of Object.keys(then.cost))
                    more[id] = then.cost[id] - now.cost[id];
                card.editor.preview(more);
            }
        }
        onUnhovered: card.editor.preview({})
    }
    GameCardView {
        card: card.row.card
        further: card.row.carried
        brief: !card.unfolded
        withChips: card.unfolded
        visible: card.unfolded || card.row.card.stats.length > 0
    }
    PushButton {
        kind: "quiet"
        visible: card.unfolded && card.row.known && card.row.card.blank && card.canType
        iconName: "ui/edit"
        text: qsTr("No stats in the rulebook: enter them")
        width: Math.min(implicitWidth, parent.width)
        onClicked: card.editWanted()
    }
    CaptionBlock {
        visible: !card.row.known
        color: Theme.danger
        text: qsTr("Not in the catalogue.")
    }
    PushButton {
        visible: card.unfolded && card.row.optionChoices.length > 0 || card.chosenOptions.length > 0
        iconName: "game/option"
        width: Math.min(implicitWidth, parent.width)
        text: card.chosenOptions.length > 0 ? Phrase.of(qsTr("%1 for %2"), [card.chosenOptions[0].title, card.chosenOptions[0].receiver])
                                            : qsTr("Assign an option")
        onClicked: card.optionsWanted()
    }
    NoteLine {
        visible: card.unfolded && card.row.notes !== ""
        iconName: "ui/edit"
        text: card.row.notes
    }
    NoteLine {
        visible: card.unfolded && card.row.card.note !== ""
        iconName: "ui/note"
        text: card.row.card.note
    }

    component NoteLine: Row {
        id: line
        required property string iconName
        required property string text
        width: parent.width
        spacing: 8
        bottomPadding: 4
        Icon {
            id: lineIcon
            y: 2
            name: line.iconName
            size: 15
            color: Theme.mutedText
        }
        CaptionText {
            width: line.width - lineIcon.width - line.spacing
            text: line.text
        }
    }
}
