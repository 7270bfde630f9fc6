pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A card of any game: its figures, with their pictures or in boxes, its abilities as words that open their rules, and
/// what else it says.
ColumnBlock {
    id: view

    required property gameCard card
    /// Of ruleChip: what it has beside the words of its card.
    property var further: []
    /// Only the figures and abilities, each in a line.
    property bool brief: false
    /// Off where its figures stand elsewhere.
    property bool withStats: true
    /// Off where only its figures are shown.
    property bool withChips: true
    /// Whether its figures open their rules, too: where a card stands alone, and Tab has not to pass those of many.
    property bool figuresOpen: false

    // What no card says the rule of is looked for by its words.
    readonly property var chips: Array.from(card.chips, chip => ({title: chip.title, summary: chip.summary, icon: chip.icon,
                                                                  rule: chip.rule !== "" ? chip.rule : Rulebook.idFor("", chip.title)}))
    readonly property var stats: Array.from(card.stats, stat => ({label: stat.label, value: stat.value, name: stat.name, icon: stat.icon,
                                                                  rule: figuresOpen ? Rulebook.idFor("", stat.name) : ""}))
    readonly property bool pictured: card.stats.length > 0 && card.stats[0].icon !== ""

    spacing: pictured ? 6 : 8

    StatStrip {
        width: parent.width
        visible: view.pictured && view.withStats
        stats: view.pictured && view.withStats ? view.stats : []
        onRuleWanted: rule => (Window.window as Main)?.openRule(rule)
    }
    FlowBlock {
        spacing: 6
        visible: !view.pictured && view.withStats && view.card.stats.length > 0
        Repeater {
            model: view.pictured || !view.withStats ? [] : view.stats
            delegate: StatBox {}
        }
    }
    FlowBlock {
        spacing: view.pictured ? 4 : 6
        visible: view.withChips && view.card.chips.length + view.further.length > 0
        // What has a rule or words of its own opens them; what has none is only said.
        Repeater {
            model: view.withChips ? view.chips.filter(chip => chip.rule !== "" || chip.summary !== "") : []
            delegate: RuleWord {}
        }
        Repeater {
            model: view.withChips ? view.chips.filter(chip => chip.rule === "" && chip.summary === "") : []
            delegate: PlainWord {}
        }
        Repeater {
            model: view.withChips ? view.further : []
            delegate: RuleWord {}
        }
    }
    TextLines {
        model: view.brief ? [] : view.card.lines
    }
    SampleMark {
        visible: view.card.sample && view.withChips
        width: Math.min(implicitWidth, parent.width)
    }

    component StatBox: StatCell {
        id: box
        width: Math.min(view.width, Math.max(44 * Theme.textScale, figures.implicitWidth + 16))
        height: Math.max(enabled ? Theme.target : 0, figures.implicitHeight + 8)
        ground: Theme.sunken
        onClicked: (Window.window as Main)?.openRule(modelData.rule)
        Column {
            id: figures
            anchors.centerIn: parent
            StrongText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: box.modelData.value
            }
            PlainCaption {
                anchors.horizontalCenter: parent.horizontalCenter
                text: box.modelData.label
                color: box.enabled ? Theme.accent : Theme.mutedText
            }
        }
    }
    component RuleWord: Chip {
        required property var modelData
        text: modelData.title
        summary: modelData.summary
        iconName: modelData.icon
        onClicked: {
            // Where the rule is about this very thing it says all that the card does.
            if (modelData.summary !== "" && Rulebook.idFor("", modelData.title) !== modelData.rule)
                (Window.window as Main)?.openCardWords(modelData.title, modelData.summary, modelData.rule);
            else
                (Window.window as Main)?.openRule(modelData.rule);
        }
    }
    component PlainWord: Rectangle {
        id: plain
        required property var modelData
        width: words.width + 20
        height: words.height + 8
        radius: Math.min(height / 2, 14)
        color: "transparent"
        border.width: Theme.borderWidth
        border.color: Theme.divider
        Accessible.role: Accessible.StaticText
        Accessible.name: words.text
        FontMetrics {
            id: letters
            font: words.font
        }
        PlainText {
            id: words
            anchors.centerIn: parent
            width: Math.min(Math.ceil(letters.advanceWidth(text)) + 1, view.width - 20)
            text: plain.modelData.title
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
        }
    }
}
