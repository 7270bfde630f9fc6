pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant

/// One match of the history: its story; how it stood at any time is on the battle page.
PageFrame {
    id: page

    title: story.valid ? story.match.title : qsTr("Match")
    subtitle: story.valid ? story.match.day : ""
    keys: ({save: () => exportSheet.open()})

    required property string matchId
    readonly property alias story: story

    /// The end of the story, with the notes.
    function showEnd() { pane.contentY = Math.max(0, pane.contentHeight - pane.height); }
    /// The page of the match as it stood after so many records; -1: at its end.
    function showMatch(position: int) {
        story.save();
        shell.open("match", {matchId: matchId, at: position});
    }

    StackView.onActivated: story.refresh()

    MatchStory {
        id: story
        matchId: page.matchId
    }
    Connections {
        target: story
        function onMessageChanged() {
            ListLibrary.announceNews();
            if (story.message !== "")
                page.shell.report(story.message, "", null);
        }
    }

    actions: IconButtons {
        entries: [
            {icon: "ui/export", label: qsTr("Save as…"), shown: story.valid, go: () => exportSheet.open()},
            {icon: "ui/more", label: qsTr("More for this match"), shown: story.valid, go: () => menu.open()}
        ]
    }
    function resume() {
        story.setAbandoned(false);
        story.save();
        shell.openMatch(matchId);
    }
    function remove() {
        const title = story.match.title;
        story.save();
        MatchHistory.remove(matchId);
        shell.report(qsTr("%1 moved to the bin.").arg(title), qsTr("Undo"), () => MatchHistory.undoRemove());
        shell.back();
    }
    Column {
        id: top
        anchors.top: page.header.bottom
        x: Theme.space
        width: parent.width - 2 * Theme.space
        spacing: Theme.gap
        bottomPadding: implicitHeight > 0 ? 12 : 0
        Banner {
            width: Math.min(parent.width, 900)
            text: story.trouble
        }
        FlowBlock {
            PushButtons {
                entries: [
                    {kind: "primary", icon: "ui/match", text: qsTr("Resume"), shown: story.valid && story.match.state === "open", go: () => page.resume()},
                    {icon: "ui/match", text: qsTr("Show the battle"), shown: story.recorded, go: () => page.showMatch(-1)},
                    {icon: "ui/play", text: qsTr("Replay"), shown: story.recorded, go: () => page.showMatch(0)}
                ]
            }
        }
    }
    // From afar: the result, how it went, who was lucky, and notes.
    ScrollPane {
        id: pane
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: story.valid

        readonly property bool wide: width >= 760 * Math.min(Theme.textScale, 1.3)
        readonly property real columnWidth: wide ? (content.width - Theme.space) / 2 : content.width

        function toText(player: historyPlayer): string {
            return Phrase.joined([player.name, player.factionName, player.army, player.scored ? qsTr("%L1 VP").arg(player.vp) : "", player.points], ", ");
        }

        contentHeight: Math.max(first.y + first.implicitHeight, second.y + second.implicitHeight) + Theme.wideSpace

        Item {
            id: content
            x: Theme.space
            width: Math.min(pane.width - 2 * Theme.space, 1160)

            Column {
                id: first
                width: pane.columnWidth
                spacing: Theme.space

                ColumnCard {
                    id: result
                    spacing: 6
                    TitleText {
                        text: story.match.outcome
                        color: story.match.state === "abandoned" ? Theme.warningText : Theme.text
                    }
                    Repeater {
                        model: story.match.players
                        delegate: ScoreLine {
                            large: true
                            Accessible.ignored: false
                            Accessible.role: Accessible.StaticText
                            Accessible.name: pane.toText(modelData)
                        }
                    }
                    Divider { width: parent.width }
                    Repeater {
                        model: story.facts
                        delegate: Item {
                            id: fact
                            required property var modelData
                            readonly property bool stacked: label.implicitWidth + value.implicitWidth + 16 > width
                            width: result.inner
                            height: (stacked ? label.implicitHeight + value.implicitHeight : Math.max(label.implicitHeight, value.implicitHeight)) + 6
                            Accessible.role: Accessible.StaticText
                            Accessible.name: Phrase.of(qsTr("%1: %2", "fact, value"), [modelData.label, modelData.value])
                            PlainCaption {
                                id: label
                                y: 4
                                text: fact.modelData.label
                            }
                            PlainText {
                                id: value
                                anchors.right: parent.right
                                y: fact.stacked ? label.y + label.implicitHeight : 2
                                width: Math.min(implicitWidth, parent.width)
                                horizontalAlignment: fact.stacked ? Text.AlignLeft : Text.AlignRight
                                anchors.rightMargin: fact.stacked ? parent.width - width : 0
                                text: fact.modelData.value
                                wrapMode: Text.Wrap
                            }
                        }
                    }
                }
                ChartCard {
                    visible: story.recorded && story.charts.length > 0
                    story: page.story
                }
            }
            Column {
                id: second
                x: pane.wide ? pane.columnWidth + Theme.space : 0
                y: pane.wide ? 0 : first.implicitHeight + Theme.space
                width: pane.columnWidth
                spacing: Theme.space
                // A press shows the battle after one.
                ColumnCard {
                    id: steps
                    visible: story.biggestSteps.length > 0
                    inset: 0
                    insetAbove: 16
                    insetBelow: 12
                    spacing: 2

                    SectionTitle {
                        x: 16
                        text: qsTr("Biggest losses and gains")
                    }
                    Repeater {
                        model: story.biggestSteps
                        delegate: Pressable {
                            id: line
                            required property var modelData
                            width: steps.inner
                            implicitHeight: Math.max(Theme.target, words.implicitHeight + 16)
                            onClicked: page.showMatch(modelData.position)
                            Accessible.name: Phrase.of(qsTr("%1. %2. Show the battle at that point", "step, what it brought"), [modelData.title, modelData.detail])
                            contentItem: Item {
                                Column {
                                    id: words
                                    x: 16
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: parent.width - 32
                                    BodyBlock {
                                        text: line.modelData.title
                                        Accessible.ignored: true
                                    }
                                    PlainCaptionBlock { text: line.modelData.detail }
                                }
                            }
                            corner: 0
                            lit: Theme.sunken
                            ringMargin: 0
                        }
                    }
                }
                ColumnCard {
                    visible: story.recorded && story.luck.any
                    spacing: 14
                    SectionTitle { text: qsTr("Luck") }
                    LuckLines { luck: story.luck }
                }
                NotesCard { story: page.story }
            }
        }
    }

    MenuSheet {
        id: menu
        title: story.match.title
        entries: [
            ...(story.match.state !== "finished" ? [{icon: "ui/match", text: qsTr("Resume"), go: () => page.resume()}] : []),
            ...(story.match.state === "open" ? [{icon: "ui/close", text: qsTr("Abandon match"), detail: qsTr("You can still resume it later"),
                                                 go: () => story.setAbandoned(true)}] : []),
            {icon: "ui/delete", danger: true, text: qsTr("Delete"), detail: qsTr("Stays in the bin for 30 days"), go: () => page.remove()}
        ]
    }
    SheetLoader { id: exportSheet; file: Qt.resolvedUrl("ExportSheet.qml"); given: ({save: format => story.exportMatch(format)}) }
}
