pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The odds of the chosen game: what is asked, and beside it or below it what will probably happen.
PageFrame {
    id: page

    title: qsTr("Odds")
    subtitle: odds.gameName
    keys: ({
        swap: () => odds.swap(),
        undoAnswer: () => odds.form.undoAnswer(),
        copyOdds: () => copyOdds()
    })

    readonly property bool wide: width >= 820
    readonly property alias odds: odds

    OddsController {
        id: odds
        onAnnounced: words => page.shell?.announce(words)
    }
    Connections {
        target: Settings
        function onLanguageChanged() { odds.refresh(); }
    }

    /// Asks which card to copy to a part of the question.
    function openCards(place: string, label: string) {
        cardSheet.open({place: place, placeLabel: label});
    }
    function copyOdds() {
        if (!odds.answer.known)
            return;
        Clipboard.copy(odds.asText());
        shell.report(qsTr("Odds copied."), "", null);
    }
    function showAnswer() {
        asking.contentY = Math.max(0, Math.min(below.itemAt(0).y, asking.contentHeight - asking.height));
    }

    actions: IconButtons {
        entries: [
            {icon: "ui/undo", label: qsTr("Undo last answer"), off: !odds.form.begun, go: () => odds.form.undoAnswer()},
            {icon: "ui/rules", label: qsTr("Look up a rule"), go: () => page.shell.openRules()},
            {icon: "ui/more", label: qsTr("More"), go: () => menu.open()}
        ]
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(420, parent.width - 48)
        visible: odds.kinds.length === 0
        iconName: "ui/odds"
        title: qsTr("No odds for this game yet")
    }
    SideStrip {
        id: kinds
        anchors.top: page.header.bottom
        x: Theme.space
        width: (page.wide ? asking.width : page.width) - 2 * Theme.space
        height: visible ? kindRow.implicitHeight + Theme.gap : 0
        visible: odds.kinds.length > 1
        contentWidth: kindRow.implicitWidth
        ChoiceRow {
            id: kindRow
            label: qsTr("Calculation")
            choices: odds.kinds
            current: odds.kind
            onChosen: value => odds.kind = value
        }
    }
    // The answer stays in sight; a tap leads to all of it.
    Pressable {
        id: strip
        anchors.top: kinds.bottom
        width: parent.width
        height: visible ? Math.max(Theme.target, glance.implicitHeight + 20) : 0
        visible: !page.wide && odds.kinds.length > 0
        onClicked: page.showAnswer()
        contentItem: Item {
            OddsHeadline {
                id: glance
                x: Theme.space
                width: parent.width - 2 * x
                anchors.verticalCenter: parent.verticalCenter
                odds: page.odds
                heard: false
            }
        }
        background: Rectangle {
            color: Theme.raised
            Divider {
                anchors.bottom: parent.bottom
                width: parent.width
            }
            FocusRing {
                anchors.margins: 2
                shown: strip.activeFocus
            }
        }
        Accessible.name: glance.words
        Accessible.description: qsTr("Shows the full result")
    }
    ColumnPane {
        id: asking
        visible: odds.kinds.length > 0
        anchors.top: strip.bottom
        anchors.bottom: parent.bottom
        width: page.wide ? Math.max(360, Math.min(520, page.width * 0.44)) : page.width
        above: Theme.gap
        below: 2 * Theme.space

        // The units that it is about, side by side: a tap chooses one from a list. Two can change places.
        Item {
            id: units

            width: parent.width
            readonly property var places: Array.from(odds.places).filter(each => !each.value.includes("/"))
            readonly property bool two: places.length === 2
            readonly property real cell: two ? (width - (odds.canSwap ? swap.width + 2 * Theme.gap : Theme.gap)) / 2 : width

            visible: places.length > 0
            implicitHeight: pair.implicitHeight

            Grid {
                id: pair
                columns: units.two ? 2 : 1
                columnSpacing: odds.canSwap ? swap.width + 2 * Theme.gap : Theme.gap
                rowSpacing: Theme.gap
                Repeater {
                    model: units.places
                    delegate: Pressable {
                        id: tile
                        required property var modelData
                        width: units.cell
                        implicitHeight: Math.max(64, words.implicitHeight + 20)
                        onClicked: page.openCards(modelData.value, modelData.text)
                        contentItem: Item {
                            Column {
                                id: words
                                x: 12
                                width: parent.width - 24
                                anchors.verticalCenter: parent.verticalCenter
                                PlainCaptionBlock { text: tile.modelData.text }
                                BodyBlock {
                                    text: tile.modelData.unit !== "" ? tile.modelData.unit : qsTr("Choose a unit")
                                    color: tile.modelData.unit !== "" ? Theme.text : Theme.accent
                                    font.weight: Font.DemiBold
                                    Accessible.ignored: true
                                }
                            }
                        }
                        corner: Theme.radius
                        ground: Theme.surface
                        outline: Theme.borderWidth
                        outlineColour: tile.modelData.unit !== "" ? Theme.accent : Theme.outline
                        Accessible.name: tile.modelData.unit !== "" ? Phrase.of(qsTr("%1: %2"), [tile.modelData.text, tile.modelData.unit])
                                                                    : Phrase.of(qsTr("%1: choose a unit"), [tile.modelData.text])
                    }
                }
            }
            IconButton {
                id: swap
                x: (parent.width - width) / 2
                y: (parent.height - height) / 2
                visible: units.two && odds.canSwap
                iconName: "ui/swap"
                ink: Theme.accent
                label: qsTr("Swap sides")
                onClicked: odds.swap()
            }
        }
        // The questions in a grid, each part under its name. Rows of units are filled from a list here.
        FlowBlock {
            id: fields

            /// The parts of the form whose details are shown, by their paths.
            property var opened: ({})

            function partOf(path: string): string { return path.substring(0, path.lastIndexOf("/")); }
            function openDetails(part: string, open: bool) {
                const parts = Object.assign({}, opened);
                parts[part] = open;
                opened = parts;
            }

            readonly property int columns: Math.max(1, Math.floor((width + spacing) / (150 * Theme.textScale + spacing)))
            readonly property real cellWidth: Math.floor((width - (columns - 1) * spacing) / columns)

            spacing: 12

            Repeater {
                model: odds.form.fields
                delegate: Column {
                    id: question
                    required property formField row
                    /// Of {text, value, isRow}, where a part begins with this question.
                    readonly property var part: odds.parts[row.path]
                    readonly property string place: fields.partOf(row.path)

                    visible: !row.detail || row.origin === "given" || row.origin === "missing" || fields.opened[place] === true
                    width: cell.isShort && part === undefined && !cell.begins ? fields.cellWidth : fields.width
                    spacing: Theme.gap

                    FlowBlock {
                        topPadding: Theme.gap
                        visible: question.part !== undefined
                        TitleText {
                            id: heading
                            visible: question.part !== undefined && !question.part.isRow
                            width: Math.min(Math.ceil(letters.advanceWidth(text)) + rightPadding + 1, parent.width)
                            height: Theme.target
                            verticalAlignment: Text.AlignVCenter
                            rightPadding: Theme.gap
                            text: question.part?.text ?? ""

                            FontMetrics {
                                id: letters
                                font: heading.font
                            }
                        }
                        PushButton {
                            visible: question.part?.value.includes("/") ?? false
                            iconName: "ui/armies"
                            width: Math.min(implicitWidth, parent.width)
                            text: question.part?.isRow ? qsTr("%1: fill from a unit").arg(question.part.text) : qsTr("Fill from a unit")
                            onClicked: page.openCards(question.part.value, question.part.text)
                        }
                        ToggleChip {
                            visible: question.part !== undefined && question.part.hasDetails
                            text: qsTr("All stats")
                            checked: fields.opened[question.place] === true
                            onToggled: fields.openDetails(question.place, checked)
                        }
                    }
                    FormCell {
                        id: cell
                        width: parent.width
                        shortWidth: fields.cellWidth
                        form: odds.form
                        row: question.row
                        onListWanted: (pickSheet.made() as PickSheet).show(question.row)
                    }
                }
            }
        }
        PushButtons {
            entries: [{text: qsTr("Skip: %1").arg(odds.form.asked.label), description: odds.form.asked.ifSkipped,
                       shown: odds.form.asked.canSkip && odds.form.asked.origin === "missing", go: () => odds.form.leaveOut(odds.form.asked.path)}]
        }
        CaptionBlock { text: odds.form.dropped !== "" ? qsTr("No longer needed: %1").arg(odds.form.dropped) : "" }
        Repeater {
            id: below
            model: page.wide ? 0 : 1
            delegate: OddsAnswerColumn {
                width: asking.inner
                odds: page.odds
                withHeadline: false
            }
        }
    }
    Divider {
        visible: page.wide && odds.kinds.length > 0
        anchors.left: asking.right
        anchors.top: page.header.bottom
        anchors.bottom: parent.bottom
    }
    ColumnPane {
        id: answers
        visible: page.wide && odds.kinds.length > 0
        anchors.left: asking.right
        anchors.leftMargin: 1
        anchors.right: parent.right
        anchors.top: page.header.bottom
        anchors.bottom: parent.bottom
        most: 720
        above: 4
        below: Theme.wideSpace - above
        Repeater {
            model: page.wide ? 1 : 0
            delegate: OddsAnswerColumn {
                width: answers.inner
                odds: page.odds
            }
        }
    }
    SheetLoader { id: cardSheet; file: Qt.resolvedUrl("OddsCardSheet.qml"); given: ({odds: odds}) }
    SheetLoader { id: pickSheet; file: Qt.resolvedUrl("../form/PickSheet.qml"); given: ({form: odds.form}) }
    // What else can be done with a calculation.
    MenuSheet {
        id: menu
        title: qsTr("Odds")
        preferredWidth: 560
        entries: [
            {icon: "ui/copy", off: !odds.answer.known, text: qsTr("Copy the odds as text"), go: () => page.copyOdds()},
            {icon: "ui/share", off: !odds.answer.known, text: qsTr("Copy calculation as a code"), go: () => {
                Clipboard.copy(odds.code());
                page.shell.report(qsTr("Calculation code copied."), "", null);
            }},
            {icon: "ui/import", text: qsTr("Paste calculation"), go: () => {
                page.shell.report(odds.useCode(Clipboard.text()) ? qsTr("Calculation pasted.")
                                                                 : qsTr("The clipboard has no calculation code for this game."), "", null);
            }},
            {icon: "ui/delete", off: !odds.form.begun, text: qsTr("Clear all answers"), go: () => odds.clear()}
        ]
    }
}
