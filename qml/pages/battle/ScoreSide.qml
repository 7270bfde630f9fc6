import QtQuick
import Adjutant.Components

/// A side in the score bar: its emblem on its colour, its number in large, its name.
Item {
    id: score

    required property battleSide row
    /// Whether its emblem is on the right, as that of a second side is.
    property bool mirrored: false
    property bool roomy: false
    /// How long its chess clock has run; empty where there is none.
    property string clock
    readonly property color ink: Theme.sideColour(row.id, row.place)

    implicitWidth: badge.width + 10 + Math.max(number.implicitWidth, name.implicitWidth) + 4
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrase.of(qsTr("%1: %2 %3"), [row.name, row.score, row.scored])
    Accessible.description: clock !== "" ? clock : row.won ? qsTr("winner") : row.acts ? qsTr("active") : ""

    Rectangle {
        id: badge
        x: score.mirrored ? parent.width - width : 0
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(34 * Theme.iconScale)
        height: width
        radius: score.row.place === 0 ? width / 2 : 9
        color: Theme.highContrast ? "#000000" : score.ink
        border.width: Theme.highContrast || score.row.acts ? 2 : 0
        border.color: Theme.highContrast ? score.ink : Theme.barInk
        Icon {
            anchors.centerIn: parent
            visible: score.row.faction !== ""
            name: score.row.faction === "" ? "" : "factions/" + score.row.faction
            size: 21
            color: Theme.highContrast ? score.ink : Theme.sideInk
        }
        PlainText {
            anchors.centerIn: parent
            visible: score.row.faction === ""
            text: score.row.name.charAt(0).toUpperCase()
            color: Theme.highContrast ? score.ink : Theme.sideInk
            font.pixelSize: Math.round(17 * Theme.iconScale)
            font.weight: Font.Bold
        }
    }
    Column {
        x: score.mirrored ? 0 : badge.width + 10
        width: parent.width - badge.width - 10
        anchors.verticalCenter: parent.verticalCenter
        PlainText {
            id: number
            width: parent.width
            horizontalAlignment: score.mirrored ? Text.AlignRight : Text.AlignLeft
            text: score.row.score
            color: Theme.barInk
            font.pixelSize: Math.round(24 * Math.min(Theme.textScale, 1.5))
            font.weight: Font.Bold
        }
        PlainText {
            id: name
            width: parent.width
            visible: score.clock !== "" || score.width >= badge.width + 60
            horizontalAlignment: number.horizontalAlignment
            text: Phrase.joined(score.roomy ? [score.clock, score.row.name, score.row.factionName, score.row.worth] : [score.clock !== "" ? score.clock : score.row.name])
            color: Theme.barInk
            font.pixelSize: Math.round(12 * Math.min(Theme.textScale, 1.5))
            font.weight: score.row.acts ? Font.DemiBold : Font.Normal
            wrapMode: score.roomy ? Text.Wrap : Text.NoWrap
            maximumLineCount: Theme.textScale > 1 ? 1 : 2 // the bar is no higher
            elide: Text.ElideRight
            fontSizeMode: score.roomy ? Text.FixedSize : Text.HorizontalFit
            readonly property bool shortened: true // The forces below have all of it.
        }
    }
}
