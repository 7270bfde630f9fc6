pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// How it stands, at the top of a match: the sides with their numbers, the round, and whose turn it is. A tap opens the
/// menu of the match.
Rectangle {
    id: bar

    required property BattleController battle
    readonly property bool two: battle.scene.sides.count === 2
    readonly property bool roomy: width >= 760
    readonly property real middle: Math.min(roomy ? 300 : (two ? 150 : 116) * Math.min(Theme.textScale, 1.3), (width - back.width) * 0.4)

    /// Counts the seconds of a chess clock.
    property int ticks: 0
    Timer {
        interval: 1000
        repeat: true
        running: bar.battle.clock && !bar.battle.over && bar.visible
        onTriggered: ++bar.ticks
    }
    function clockOf(side: string): string { return bar.battle.clock && ticks >= 0 ? bar.battle.clockOf(side) : ""; }

    implicitHeight: Math.max(64, words.implicitHeight + 16)
    color: Theme.bar

    Pressable {
        id: menu
        x: back.width
        width: parent.width - x
        height: parent.height
        onClicked: bar.battle.sheetWanted("menu")
        corner: 0
        lit: Theme.barRaised
        ringMargin: 2
        Accessible.name: bar.battle.roundText === "" ? bar.battle.stateText : Phrase.of(qsTr("%1. %2"), [bar.battle.roundText, bar.battle.stateText])
        Accessible.description: qsTr("Match menu")
    }
    IconButton {
        id: back
        anchors.verticalCenter: parent.verticalCenter
        iconName: "ui/back"
        ink: Theme.barInk
        label: qsTr("Back")
        onClicked: (Window.window as Main)?.back()
    }
    Repeater {
        model: bar.two ? bar.battle.scene.sides : null
        delegate: ScoreSide {
            required property int index
            readonly property real room: (bar.width - back.width - bar.middle - 24) / 2
            clock: bar.battle.records >= 0 ? bar.clockOf(row.id) : ""
            // Each keeps its side, whoever acts.
            mirrored: row.place % 2 === 1
            roomy: bar.roomy
            x: mirrored ? bar.width - width - 12 : back.width + 2
            width: room - 8
            height: bar.height
        }
    }
    SideStrip {
        id: many
        x: back.width
        width: bar.two ? 0 : bar.width - x - bar.middle - 4
        height: bar.height
        visible: !bar.two
        contentWidth: line.width
        Row {
            id: line
            height: parent.height
            Repeater {
                model: bar.two ? null : bar.battle.scene.sides
                delegate: ScoreSide {
                    // All of them in view where their numbers find room.
                    readonly property real least: Math.round(74 * Theme.iconScale)
                    clock: bar.battle.records >= 0 ? bar.clockOf(row.id) : ""
                    height: bar.height
                    width: Math.max(least, Math.min(implicitWidth + 18, 188, many.width / bar.battle.scene.sides.count))
                }
            }
        }
    }
    Rectangle {
        x: bar.two ? back.width + (bar.width - back.width - width) / 2 : bar.width - width
        width: bar.middle
        height: bar.height
        color: Theme.barRaised
        Column {
            id: words
            x: 6
            width: parent.width - 12
            anchors.verticalCenter: parent.verticalCenter
            PlainText {
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                text: bar.battle.over ? "" : bar.battle.roundText
                color: Theme.barInk
                font.weight: Font.Bold
            }
            PlainBlock {
                horizontalAlignment: Text.AlignHCenter
                text: bar.battle.over ? bar.battle.headline : bar.battle.phaseText
                color: Theme.barInk
                font.pixelSize: Math.round(12 * Math.min(Theme.textScale, 1.5))
                maximumLineCount: bar.battle.round > 0 && !bar.battle.over ? 2 : 3
                elide: Text.ElideRight
                readonly property bool shortened: true // The bar says all of it by ear, its menu in words.
            }
        }
    }
}
