pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Records of a match, the last first. A tap chooses one, and the button below it leads there: a slip of the finger doesn't.
ColumnBlock {
    id: log

    required property BattleController battle
    required property RowModel lines
    /// The entry that was chosen; below 0: none.
    property int chosen: -1

    /// The page shows the match after one of them, or went on from it.
    signal followed()

    function follow(row: battleLogLine) {
        chosen = -1;
        if (row.stands)
            battle.show(row.position);
        else
            battle.goOnFrom(row.entry);
        followed();
    }

    Repeater {
        model: log.lines
        delegate: Column {
            id: line
            required property battleLogLine row
            /// The last that stands is what the page shows anyhow.
            readonly property bool leads: !row.stands || row.position !== log.battle.records || log.battle.shownAt >= 0
            /// The page shows the match after it.
            readonly property bool here: row.stands && row.position === log.battle.shownAt
            readonly property bool chosen: leads && log.chosen === row.entry
            width: log.width
            Pressable {
                width: parent.width
                implicitHeight: Math.max(Theme.target, words.implicitHeight + 14)
                onClicked: log.chosen = line.row.entry
                contentItem: Column {
                    id: words
                    BodyBlock {
                        text: line.row.words !== "" ? line.row.words : line.row.title
                        color: line.row.stands ? Theme.text : Theme.mutedText
                        font.weight: line.here ? Font.Bold : Font.Normal
                        font.strikeout: !line.row.stands
                        Accessible.ignored: true
                    }
                    CaptionBlock {
                        text: !line.row.stands ? qsTr("Undone") : line.row.correction ? qsTr("Corrected by players") : ""
                        Accessible.ignored: true
                    }
                    CaptionBlock {
                        color: Theme.warningText
                        text: line.row.remark
                        Accessible.ignored: true
                    }
                }
                ground: line.chosen || line.here ? Theme.accentSoft : "transparent"
                ringMargin: 0
                leftPadding: 8
                rightPadding: 8
                topPadding: 7
                bottomPadding: 7
                Rectangle {
                    visible: line.here
                    width: 4
                    height: parent.height
                    color: Theme.warningText
                }
                Accessible.selected: line.here
                Accessible.name: line.row.words !== "" ? line.row.words : line.row.title
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
