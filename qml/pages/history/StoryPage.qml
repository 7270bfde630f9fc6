pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// One match of the history: its story; how it stood at any time is on the battle page.
PageFrame {
    id: page

    title: story.valid ? story.match.title : qsTr("Match")
    subtitle: story.valid ? story.match.day : ""
    keys: ({save: () => exportSheet.open()})

    required property string matchId

    /// The end of the story, with the notes.
    function showEnd() {
        pane.contentY = Math.max(0, pane.contentHeight - pane.height);
    }
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
            if (story.message !== "")
                page.shell.report(story.message, "", null);
        }
    }

    actions: [
        IconButton {
            visible: story.valid
            iconName: "ui/export"
            label: qsTr("Save as…")
            onClicked: exportSheet.open()
        },
        IconButton {
            visible: story.valid
            iconName: "ui/more"
            label: qsTr("More for this match")
            onClicked: menu.open()
        }
    ]
    function goOn() {
        story.setAbandoned(false);
        story.save();
        shell.openMatch(matchId);
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
            PushButton {
                visible: story.valid && story.match.state === "open"
                kind: "primary"
                iconName: "ui/match"
                text: qsTr("Resume")
                onClicked: page.goOn()
            }
            PushButton {
                visible: story.recorded
                iconName: "ui/match"
                text: qsTr("Show the battle")
                onClicked: page.showMatch(-1)
            }
            PushButton {
                visible: story.recorded
                iconName: "ui/play"
                text: qsTr("Replay")
                onClicked: page.showMatch(0)
            }
        }
    }
    StoryPane {
        id: pane
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: story.valid
        story: story
        onShown: position => page.showMatch(position)
    }

    MenuSheet {
        id: menu
        title: story.match.title
        MenuEntry {
            visible: story.match.state !== "finished"
            iconName: "ui/match"
            text: qsTr("Resume")
            onClicked: menu.closeThen(() => page.goOn())
        }
        MenuEntry {
            visible: story.match.state === "open"
            iconName: "ui/close"
            text: qsTr("Abandon match")
            detail: qsTr("You can still resume it later")
            onClicked: menu.closeThen(() => story.setAbandoned(true))
        }
        MenuEntry {
            iconName: "ui/delete"
            danger: true
            text: qsTr("Delete")
            detail: qsTr("Stays in the bin for 30 days")
            onClicked: {
                menu.close();
                const title = story.match.title;
                story.save();
                MatchHistory.remove(page.matchId);
                page.shell.report(qsTr("%1 moved to the bin.").arg(title), qsTr("Undo"), () => MatchHistory.undoRemove());
                page.shell.back();
            }
        }
    }
    SheetLoader { id: exportSheet; file: Qt.resolvedUrl("ExportSheet.qml"); given: ({save: format => story.exportMatch(format)}) }
}
