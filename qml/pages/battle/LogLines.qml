pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Records of a match, the last first. A tap chooses one, and the button below it leads there: a slip of the finger doesn't.
ColumnBlock {
    id: log

    required property BattleController battle
    required property RowModel lines
    /// The entry that was chosen; below 0: none.
    property int chosen: -1

    /// All of them are one stop of Tab: the last that had the focus. The arrow keys go from one to the next.
    property int stop: 0

    /// The page shows the match after one of them, or went on from it.
    signal followed()

    function follow(row: battleLogLine) {
        chosen = -1;
        if (row.stands)
            battle.show(row.position);
        else
            battle.resumeFrom(row.entry);
        followed();
    }

    function step(by: int) { entries.itemAt((stop + by + entries.count) % entries.count)?.takeKeys(); }
    Keys.onUpPressed: step(-1)
    Keys.onLeftPressed: step(-1)
    Keys.onDownPressed: step(1)
    Keys.onRightPressed: step(1)

    Repeater {
        id: entries
        model: log.lines
        delegate: Column {
            id: line
            required property battleLogLine row
            required property int index
            /// The last that stands is what the page shows anyhow.
            readonly property bool leads: row.stands ? row.position !== log.battle.records || log.battle.shownAt >= 0 : !log.battle.finished
            /// The page shows the match after it.
            readonly property bool here: row.stands && row.position === log.battle.shownAt
            readonly property bool chosen: leads && log.chosen === row.entry
            function takeKeys() { entry.forceActiveFocus(Qt.TabFocusReason); }
            width: log.width
            SectionTitle {
                visible: text !== ""
                topPadding: line.index > 0 ? Theme.gap : 0
                text: line.row.heading
            }
            Pressable {
                id: entry
                width: parent.width
                focusPolicy: line.index === Math.min(log.stop, entries.count - 1) ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: if (activeFocus) log.stop = line.index
                implicitHeight: Math.max(Theme.target, words.implicitHeight + 14)
                onClicked: log.chosen = line.row.entry
                contentItem: Column {
                    id: words
                    BodyBlock {
                        text: line.row.words
                        color: line.row.stands ? Theme.text : Theme.mutedText
                        font.weight: line.here ? Font.Bold : Font.Normal
                        font.strikeout: !line.row.stands
                        Accessible.ignored: true
                    }
                    PlainCaptionBlock {
                        text: !line.row.stands ? qsTr("Undone") : line.row.correction ? qsTr("Corrected by players") : ""
                    }
                    PlainCaptionBlock {
                        color: Theme.warningText
                        text: line.row.remark
                    }
                }
                ground: line.chosen || line.here ? Theme.accentSoft : "transparent"
                ringMargin: 0
                horizontalPadding: 8
                verticalPadding: 7
                Rectangle {
                    visible: line.here
                    width: 4
                    height: parent.height
                    color: Theme.warningText
                }
                Accessible.selected: line.here
                Accessible.name: line.row.words
                Accessible.description: line.row.stands ? line.row.remark : qsTr("Undone")
            }
            PushButton {
                visible: line.chosen
                // Below a long entry it may be out of sight: the focus is followed there.
                onVisibleChanged: if (visible) forceActiveFocus(Qt.OtherFocusReason)
                width: Math.min(implicitWidth, parent.width)
                iconName: line.row.stands ? "ui/history" : "ui/redo"
                text: line.row.stands ? qsTr("Look back here") : qsTr("Resume from here")
                onClicked: log.follow(line.row)
            }
        }
    }
}
