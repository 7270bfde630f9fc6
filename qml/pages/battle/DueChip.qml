import QtQuick
import Adjutant.Components

/// Something that has to be done, as a button; what was begun can be let go.
Row {
    id: due
    required property BattleController battle
    required property battleOffer row
    readonly property string title: row.who !== "" ? Phrase.of(qsTr("%1: %2"), [row.who, row.label])
        // An open action says who does it to whom.
        : !row.goesOn || row.detail === "" ? row.label
        : row.detail.includes(row.label) ? row.detail : Phrase.of(qsTr("%1: %2"), [row.label, row.detail])
    required property int index
    /// As wide as it may be.
    property real most: Infinity
    /// Whether its words take two lines.
    property bool terse: false

    activeFocusOnTab: false
    onActiveFocusChanged: if (activeFocus) button.forceActiveFocus()
    PushButton {
        id: button
        readonly property real room: due.most - (due.row.draft ? Theme.target : 0)
        width: Math.min(implicitWidth, room)
        // The dock is no higher, however long its words are.
        tight: wordsWidth + pictureWidth + 2 * leftPadding > room
        height: tight ? Theme.target + 4 : implicitHeight
        kind: due.index === 0 ? "primary" : "secondary"
        wordSize: due.terse ? Theme.captionSize : Theme.bodySize
        leftPadding: due.terse ? 8 : 16
        iconName: due.row.eyesOnly ? "ui/eye" : ""
        text: due.row.goesOn ? qsTr("Continue: %1").arg(due.title) : due.title
        description: due.row.draft ? qsTr("Your entries are saved") : due.row.goesOn ? qsTr("Not finished yet")
                   : due.row.eyesOnly ? qsTr("Hand the device to %1").arg(due.row.who) : due.row.detail
        onClicked: due.battle.offerChosen(due.row.key)
    }
    IconButton {
        visible: due.row.draft
        iconName: "ui/close"
        label: qsTr("Cancel: %1").arg(due.title)
        onClicked: due.battle.cancel(due.row.key)
    }
}
