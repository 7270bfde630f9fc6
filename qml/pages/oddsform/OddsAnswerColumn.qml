pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The whole answer: the headline, the chances, the counts, the table, the reasons, and what is left out.
Column {
    id: column

    required property OddsController odds
    readonly property oddsAnswer answer: odds.answer
    /// Off where its headline stands above already.
    property bool withHeadline: true

    spacing: Theme.space

    NoticeLine {
        visible: text !== ""
        grave: true
        text: column.odds.refusal
        rule: column.odds.form.refusalRule
    }
    EmptyState {
        width: Math.min(420, parent.width)
        anchors.horizontalCenter: parent.horizontalCenter
        topPadding: 24
        visible: column.withHeadline && !column.answer.known && column.odds.refusal === ""
        iconName: "ui/odds"
        title: column.odds.pending ? qsTr("Calculating odds…") : qsTr("No result yet")
        text: column.odds.pending ? "" : column.odds.form.asked.label !== "" ? qsTr("Next: %1").arg(column.odds.form.asked.label) : ""
    }
    ColumnCard {
        visible: column.answer.known
        spacing: 12
        opacity: column.odds.pending ? 0.6 : 1
        OddsHeadline {
            width: parent.width
            visible: column.withHeadline
            odds: column.odds
        }
        OddsBars {
            visible: model.length > 0
            // The first one is the headline.
            model: Array.from(column.answer.chances).slice(column.withHeadline ? 1 : 0)
        }
        TextLines {
            model: column.answer.further
            color: Theme.mutedText
        }
    }
    PushButtons {
        entries: [{kind: "quiet", text: qsTr("Pin for comparison"), shown: column.answer.chances.length > 0 && !column.odds.kept.known,
                   go: () => column.odds.keep()}]
    }
    ColumnCard {
        visible: column.odds.kept.known
        spacing: 12
        SectionTitle { text: qsTr("Pinned for comparison") }
        BodyBlock { text: column.odds.kept.headline }
        OddsBars {
            visible: column.odds.kept.chances.length > 0
            model: column.odds.kept.chances
        }
        PushButtons {
            entries: [{kind: "quiet", text: qsTr("Remove"), go: () => column.odds.cancel()}]
        }
    }
    Repeater {
        model: column.odds.form.warnings
        delegate: NoticeLine {
            required property ruleChip modelData
            text: modelData.title
            rule: modelData.rule
        }
    }
    Repeater {
        model: column.answer.warnings
        delegate: NoticeLine {
            required property string modelData
            text: modelData
        }
    }
    Repeater {
        model: column.answer.series
        delegate: ColumnCard {
            id: series

            required property oddsSeries modelData
            property bool cumulative: false

            spacing: 8

            TitleText { text: series.modelData.label }
            CaptionBlock { text: series.modelData.mean }
            OddsBars {
                counts: true
                model: series.cumulative ? series.modelData.atLeast : series.modelData.bars
            }
            ToggleChip {
                visible: series.modelData.atLeast.length > 1
                text: qsTr("At least")
                checked: series.cumulative
                onToggled: series.cumulative = checked
            }
        }
    }
    // The columns of a table of chances as curves; the one that is chosen is brought out.
    ColumnCard {
        id: curveCard

        property int shown: Math.floor(column.answer.matrix.columns.length / 2)
        visible: column.answer.matrix.curves.length > 0

        spacing: 12

        ChoiceBlock {
            compact: true
            label: column.answer.matrix.label
            choices: Array.from(column.answer.matrix.columns, (name, k) => ({text: name, value: k}))
            current: curveCard.shown
            onChosen: value => curveCard.shown = value
        }
        CurveChart {
            width: parent.width
            height: Math.max(190, Math.min(280, width * 0.5))
            curves: column.answer.matrix.curves
            steps: column.answer.matrix.rows
            shown: curveCard.shown
            ink: Theme.mutedText
            grid: Theme.highContrast ? "#7f7f7f" : Theme.divider
            accent: Theme.accent
            textSize: Math.min(Theme.captionSize, 20)
            Accessible.role: Accessible.Graphic
            Accessible.name: column.answer.matrix.columns[curveCard.shown] ?? ""
            Accessible.description: Array.from(column.answer.matrix.rows, (name, k) => Phrase.of(qsTr("%1: %2", "target number: chance"), [name, column.answer.matrix.figures[k * column.answer.matrix.columns.length + curveCard.shown]])).join(", ")
        }
    }
    OddsMatrixCard {
        width: parent.width
        visible: column.answer.hasMatrix
        matrix: column.answer.matrix
        onCellWanted: cell => column.odds.askCell(cell)
    }
    // The rolls one after another, each with its dice and the reasons that made it.
    ColumnCard {
        id: ladder
        visible: column.answer.steps.length > 0

        spacing: 14

        SectionTitle { text: qsTr("Why") }
        Repeater {
            model: column.answer.steps
            delegate: Column {
                id: step
                required property oddsReasons modelData
                width: ladder.inner
                spacing: 3
                BodyBlock {
                    text: step.modelData.dice !== "" ? Phrase.of(qsTr("%1: %2"), [step.modelData.label, step.modelData.dice]) : step.modelData.label
                    font.weight: Font.DemiBold
                }
                Repeater {
                    model: step.modelData.reasons
                    delegate: Pressable {
                        id: reason
                        required property string modelData
                        required property int index
                        readonly property string rule: step.modelData.rules[index] ?? ""
                        width: step.width
                        height: rule !== "" ? Math.max(Theme.target, reasonText.implicitHeight) : reasonText.implicitHeight
                        enabled: rule !== ""
                        focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                        onClicked: (Window.window as Main)?.openRule(rule)
                        contentItem: Item {
                            Rectangle {
                                x: 4
                                width: 2
                                height: parent.height
                                color: Theme.divider
                            }
                            BodyText {
                                id: reasonText
                                x: 16
                                width: parent.width - x - (more.visible ? more.width + Theme.gap : 0)
                                anchors.verticalCenter: parent.verticalCenter
                                color: Theme.mutedText
                                text: reason.modelData
                                Accessible.ignored: true
                            }
                            EndIcon {
                                id: more
                                visible: reason.rule !== ""
                                name: "ui/rules"
                            }
                        }
                        Accessible.role: rule !== "" ? Accessible.Button : Accessible.StaticText
                        Accessible.name: modelData
                        Accessible.description: rule !== "" ? qsTr("Shows the rule") : ""
                    }
                }
            }
        }
    }
    ColumnCard {
        visible: column.answer.notModelled.length > 0
        spacing: 6
        SectionTitle { text: qsTr("Not included") }
        TextLines {
            model: column.answer.notModelled
            color: Theme.warningText
        }
    }

    /// Chances as bars with their words and figures. Words that are short stand beside their bars, longer ones above.
    component OddsBars: ColumnBlock {
        id: bars

        /// Of OddsBar.
        required property var model
        property bool counts: false

        spacing: counts ? 3 : 8

        Repeater {
            model: bars.model
            delegate: Item {
                id: line
                required property oddsBar modelData
                readonly property real indent: bars.counts ? 44 * Theme.textScale : 0
                width: bars.width
                height: bars.counts ? Math.max(22, 22 * Theme.textScale) : words.height + 12
                Accessible.role: Accessible.StaticText
                Accessible.name: Phrase.of(qsTr("%1: %2"), [modelData.label, modelData.text])

                PlainText {
                    id: words
                    width: bars.counts ? line.indent - 8 : parent.width - figure.width - 8
                    height: bars.counts ? parent.height : implicitHeight
                    verticalAlignment: Text.AlignVCenter
                    horizontalAlignment: bars.counts ? Text.AlignRight : Text.AlignLeft
                    text: line.modelData.label
                    font.pixelSize: bars.counts ? Theme.captionSize : Theme.bodySize
                    wrapMode: bars.counts ? Text.NoWrap : Text.Wrap
                }
                Inset {
                    visible: !bars.counts
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 7
                    radius: 3
                }
                Rectangle {
                    id: bar
                    x: line.indent
                    y: bars.counts ? 3 : parent.height - height
                    height: bars.counts ? parent.height - 6 : 7
                    width: Math.max(line.modelData.chance > 0 ? 2 : 0,
                                    line.modelData.chance * (parent.width - line.indent - (bars.counts ? figure.width + 8 : 0)))
                    radius: 3
                    color: Theme.toneColour(line.modelData.tone)
                }
                PlainText {
                    id: figure
                    x: bars.counts ? bar.x + bar.width + 6 : parent.width - width
                    height: bars.counts ? parent.height : implicitHeight
                    verticalAlignment: Text.AlignVCenter
                    text: line.modelData.text
                    color: bars.counts ? Theme.mutedText : Theme.text
                    font.pixelSize: bars.counts ? Theme.captionSize : Theme.bodySize
                    font.weight: bars.counts ? Font.Normal : Font.DemiBold
                }
            }
        }
    }
}
