import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Something that can be done, with what it costs and what it will probably bring; or why it can't be done now.
Pressable {
    id: button

    required property battleOffer offer
    /// Whose it is, for ear.
    property string owner
    property string odds
    readonly property string words: offer.closed ? offer.reason : offer.warned ? offer.reason : Phrase.joined([offer.detail, odds], "\n")

    enabled: !offer.closed
    implicitHeight: Math.max(56, lines.implicitHeight + 20)
    padding: 0

    contentItem: Item {
        Icon {
            id: sign
            x: 10
            y: 12
            visible: button.offer.eyesOnly || button.offer.warned
            size: 18
            name: button.offer.eyesOnly ? "ui/eye" : button.offer.warned ? "ui/warning" : ""
            color: button.offer.warned ? Theme.warningText : Theme.accent
        }
        Column {
            id: lines
            x: sign.visible ? 36 : 12
            width: parent.width - x - 10
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            StrongText {
                width: parent.width
                text: button.offer.label
                color: button.offer.closed ? Theme.mutedText : Theme.text
                wrapMode: Text.Wrap
            }
            PlainCaption {
                width: parent.width
                text: button.words
                color: button.offer.warned ? Theme.warningText : Theme.mutedText
            }
        }
    }
    ground: offer.closed ? "transparent" : Theme.accentSoft
    lit: offer.closed ? "transparent" : Qt.darker(Theme.accentSoft, 1.08)
    outline: Theme.borderWidth
    outlineColour: offer.closed ? Theme.divider : Theme.accent
    Accessible.role: offer.closed ? Accessible.StaticText : Accessible.Button // Qt 6.4 says of none that it is disabled
    Accessible.name: offer.label
    Accessible.description: owner !== "" && words !== "" ? Phrase.of(qsTr("%1. %2"), [owner, words]) : owner + words
}
