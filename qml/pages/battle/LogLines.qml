pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Records of a match, the last first; a tap shows the match as it was then.
Column {
    id: log

    required property BattleController battle
    required property RowModel lines

    /// The page shows the match after one of them.
    signal followed()

    Repeater {
        model: log.lines
        delegate: Pressable {
            id: line
            required property battleLogLine row
            width: parent ? parent.width : 0
            implicitHeight: Math.max(Theme.target, words.implicitHeight + 14)
            onClicked: {
                if (row.stands)
                    log.battle.show(row.position);
                else
                    log.battle.goOnFrom(row.entry);
                log.followed();
            }
            contentItem: Column {
                id: words
                BodyText {
                    width: parent.width
                    text: line.row.words !== "" ? line.row.words : line.row.title
                    color: line.row.stands ? Theme.text : Theme.mutedText
                    font.strikeout: !line.row.stands
                    Accessible.ignored: true
                }
                CaptionText {
                    width: parent.width
                    text: !line.row.stands ? qsTr("Undone. Tap to resume from here.") : line.row.correction ? qsTr("Corrected by players") : ""
                    Accessible.ignored: true
                }
                CaptionText {
                    width: parent.width
                    color: Theme.warningText
                    text: line.row.remark
                    Accessible.ignored: true
                }
            }
            ground: row.stands && row.position === log.battle.shownAt ? Theme.accentSoft : "transparent"
            ringMargin: 0
            leftPadding: 8
            rightPadding: 8
            topPadding: 7
            bottomPadding: 7
            Accessible.name: line.row.words !== "" ? line.row.words : line.row.title
            Accessible.description: line.row.stands ? line.row.remark : qsTr("Undone. Tap to resume from here.")
        }
    }
}
