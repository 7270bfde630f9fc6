pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The match in progress with its score, or the button that begins one.
Card {
    id: card

    required property historyRow row
    readonly property bool inProgress: row.id !== ""

    implicitHeight: band.height + body.implicitHeight + 28
    clip: true

    Rectangle {
        id: band
        x: Theme.borderWidth
        y: Theme.borderWidth
        width: parent.width - 2 * x
        height: Math.max(Theme.target, words.implicitHeight + 20)
        color: Theme.bar
        Ornament {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: parent.width
            game: Games.current.id
            ink: Theme.barInk
            opacity: Theme.highContrast ? 0 : 0.16
        }
        TitleText {
            id: words
            x: 16
            width: parent.width - 32
            anchors.verticalCenter: parent.verticalCenter
            text: card.inProgress ? card.row.outcome : qsTr("No match in progress")
            color: Theme.barInk
        }
    }
    Column {
        id: body
        x: 16
        y: band.height + 14
        width: parent.width - 32
        spacing: 10
        Repeater {
            model: card.row.players
            delegate: ScoreLine {
                required property historyPlayer modelData
                width: body.width
                large: true
                player: modelData
            }
        }
        CaptionBlock {
            visible: card.inProgress
            text: card.row.day
        }
        PushButton {
            width: parent.width
            visible: card.inProgress
            kind: "primary"
            text: qsTr("Continue")
            description: card.row.title
            onClicked: (Window.window as Main)?.openMatch(card.row.id)
        }
        PushButton {
            width: parent.width
            kind: card.inProgress ? "secondary" : "primary"
            text: qsTr("New match")
            onClicked: (Window.window as Main)?.newMatch()
        }
    }
}
