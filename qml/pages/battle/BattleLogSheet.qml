pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// Everything that happened, the last first; a tap shows the match as it was then.
Sheet {
    id: sheet

    required property BattleController battle

    title: qsTr("Log")
    preferredWidth: 620
    onAboutToShow: battle.log.looked = true
    onClosed: battle.log.looked = false

    BodyText {
        width: parent.width
        visible: sheet.battle.log.lines.count === 0
        color: Theme.mutedText
        text: qsTr("Nothing has happened yet.")
    }
    Column {
        width: parent.width
        Repeater {
            model: sheet.battle.log.lines
            delegate: AbstractButton {
                id: line
                required property battleLogLine row
                width: parent ? parent.width : 0
                implicitHeight: Math.max(Theme.target, words.implicitHeight + 14)
                onClicked: {
                    if (row.stands)
                        sheet.battle.show(row.position);
                    else
                        sheet.battle.goOnFrom(row.entry);
                    sheet.close();
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
                        visible: text !== ""
                        text: !line.row.stands ? qsTr("Undone. Tap to resume from here.") : line.row.correction ? qsTr("Corrected by players") : ""
                        Accessible.ignored: true
                    }
                    CaptionText {
                        width: parent.width
                        visible: text !== ""
                        color: Theme.warningText
                        text: line.row.remark
                        Accessible.ignored: true
                    }
                }
                background: Rectangle {
                    radius: Theme.smallRadius
                    color: line.down || line.hovered || (line.row.stands && line.row.position === sheet.battle.shownAt) ? Theme.accentSoft : "transparent"
                    FocusRing {
                        anchors.margins: 0
                        shown: line.visualFocus
                    }
                }
                leftPadding: 8
                rightPadding: 8
                topPadding: 7
                bottomPadding: 7
                Accessible.role: Accessible.Button
                Accessible.name: line.row.words !== "" ? line.row.words : line.row.title
                Accessible.description: line.row.stands ? line.row.remark : qsTr("Undone. Tap to resume from here.")
                Accessible.onPressAction: line.clicked()
                Keys.onReturnPressed: line.clicked()
            }
        }
    }
}
