pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

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
    readonly property bool pictured: card.stats.length > 0 && card.stats[0].icon !== ""

    spacing: pictured ? 6 : 8

    // Each with its picture, its short name and its value.
    Flow {
        id: strip
        width: parent.width
        visible: view.pictured && view.withStats
        readonly property var stats: view.pictured && view.withStats ? view.card.stats : []
        /// Without pictures, and with the first letters of the names, where the figures would need a second line otherwise.
        readonly property bool tight: width < stats.length * Math.round(46 * Theme.textScale)
        readonly property int columns: Math.max(1, Math.floor(width / Math.round((tight ? 32 : 46) * Theme.textScale)))
        readonly property real cell: stats.length === 0 ? width : Math.floor(width / Math.min(columns, columns >= stats.length ? stats.length : Math.ceil(stats.length / Math.ceil(stats.length / columns))))

        Repeater {
            model: strip.stats
            delegate: StatCell {
                id: stat
                opens: view.figuresOpen
                width: Math.min(strip.cell, 64 * Theme.textScale)
                contentItem: Column {
                    spacing: 1
                    topPadding: 4
                    bottomPadding: 4

                    Icon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: !strip.tight
                        name: stat.modelData.icon
                        size: 18
                        color: Theme.mutedText
                    }
                    StrongText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: stat.modelData.value
                        font.pixelSize: Theme.titleSize
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 11
                    }
                    PlainText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(implicitWidth, parent.width - 2)
                        elide: Text.ElideRight
                        text: strip.tight && stat.modelData.label.length > 4 ? stat.modelData.label.slice(0, 3) : stat.modelData.label
                        color: stat.enabled ? Theme.accent : Theme.mutedText
                        font.pixelSize: Math.max(11, Theme.captionSize - 2)
                    }
                }
            }
        }
    }
    FlowBlock {
        spacing: 6
        visible: !view.pictured && view.withStats && view.card.stats.length > 0
        Repeater {
            model: view.pictured || !view.withStats ? [] : view.card.stats
            delegate: StatCell {
                id: box
                opens: view.figuresOpen
                width: Math.min(view.width, Math.max(44 * Theme.textScale, figures.implicitWidth + 16))
                height: Math.max(enabled ? Theme.target : 0, figures.implicitHeight + 8)
                ground: Theme.sunken
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
            delegate: Rectangle {
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
        Repeater {
            model: view.withChips ? view.further : []
            delegate: RuleWord {}
        }
    }
    TextLines { model: view.brief ? [] : view.card.lines }
    SampleMark {
        visible: view.card.sample && view.withChips
        width: Math.min(implicitWidth, parent.width)
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
}
