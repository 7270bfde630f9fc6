pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The match has ended: who has won, and what to do with it.
Sheet {
    id: sheet

    required property BattleController battle
    readonly property Main shell: parent ? parent.Window.window as Main : null
    /// How many conditions nobody has answered.
    property var unknown: []

    onAboutToShow: unknown = battle.touch.unknownChecks()

    title: qsTr("The match is over")
    preferredWidth: 480

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: sheet.battle.winners !== "" ? "ui/check" : "ui/match"
        size: 56
        color: Theme.success
    }
    TitleText {
        horizontalAlignment: Text.AlignHCenter
        text: sheet.battle.winners !== "" ? qsTr("Won by %1").arg(sheet.battle.winners) : qsTr("Drawn")
        font.pixelSize: Theme.headingSize
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        width: parent.width
        Repeater {
            id: sides
            model: sheet.battle.scene.sides
            delegate: Column {
                id: side
                required property battleSide row
                width: parent ? parent.width / sides.count : 0
                Accessible.role: Accessible.StaticText
                Accessible.name: Phrase.of(qsTr("%1: %2 %3"), [row.name, row.score, row.scored])
                TitleText {
                    horizontalAlignment: Text.AlignHCenter
                    text: side.row.score
                    color: Theme.sideColour(side.row.id, side.row.place)
                    font.pixelSize: Theme.headingSize
                    Accessible.ignored: true
                }
                BodyBlock {
                    horizontalAlignment: Text.AlignHCenter
                    text: side.row.name
                    font.weight: side.row.won ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }
                PlainCaptionBlock {
                    horizontalAlignment: Text.AlignHCenter
                    text: Phrase.joined([side.row.scored, side.row.worth])
                }
            }
        }
    }
    ColumnBlock {
        spacing: Theme.gap
        visible: sheet.battle.scene.goals.count > 0
        Repeater {
            model: sheet.battle.scene.goals
            delegate: ColumnBlock {
                id: goal
                required property battleGoal row
                BodyBlock {
                    font.weight: Font.DemiBold
                    text: goal.row.who !== "" ? Phrase.of(qsTr("%1 (%2)"), [goal.row.label, goal.row.who]) : goal.row.label
                }
                CaptionBlock { text: goal.row.points !== "" ? goal.row.points : qsTr("No points") }
            }
        }
    }
    BodyBlock {
        visible: sheet.unknown.length > 0
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%Ln condition(s) to confirm: set them under Missions to score the points.", "", sheet.unknown.length) + "\n" + sheet.unknown.join("\n")
    }
    MutedBlock {
        horizontalAlignment: Text.AlignHCenter
        text: sheet.battle.log.hasLuck ? qsTr("Saved in History: every step, the score and your dice luck.")
                                      : qsTr("Saved in History: every step and the score.")
    }
    footer: PushButtons {
        entries: [
            {kind: "primary", text: qsTr("Match report"), go: () => sheet.closeThen(() => sheet.shell?.openStory(sheet.battle.matchId))},
            {text: qsTr("Done"), go: () => sheet.closeThen(() => sheet.shell?.back())},
            {kind: "quiet", text: qsTr("View log"), go: () => sheet.closeThen(() => sheet.battle.sheetWanted("log"))}
        ]
    }
}
