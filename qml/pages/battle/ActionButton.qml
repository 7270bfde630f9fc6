import QtQuick
import Adjutant.Components

/// Something that can be done, with what it costs and what it will probably bring; or why it can't be done now.
Pressable {
    id: button

    required property battleOffer modelData
    /// Whose it is, for ear.
    property string owner
    property string odds
    /// It is as high while it can't be done: its reason has the line that its detail would have, cut where it is longer.
    property bool steady: false
    readonly property string words: modelData.closed ? modelData.reason : modelData.warned ? modelData.reason : Phrase.joined([modelData.detail, odds], "\n")

    enabled: !modelData.closed
    implicitHeight: Math.max(56, lines.implicitHeight + 20)

    contentItem: Item {
        Icon {
            id: sign
            x: 10
            y: 12
            visible: button.modelData.eyesOnly || button.modelData.warned
            size: 18
            name: button.modelData.eyesOnly ? "ui/eye" : button.modelData.warned ? "ui/warning" : ""
            color: button.modelData.warned ? Theme.warningText : Theme.accent
        }
        Column {
            id: lines
            x: sign.visible ? 36 : 12
            width: parent.width - x - 10
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            PlainBlock {
                text: button.modelData.label
                font.weight: Font.DemiBold
                color: button.modelData.closed ? Theme.mutedText : Theme.text
            }
            PlainCaption {
                width: parent.width
                visible: text !== "" || button.steady
                text: button.words
                maximumLineCount: button.steady && button.modelData.closed ? 1 : 100
                elide: Text.ElideRight
                readonly property bool shortened: truncated // The menu and the description say all of it.
                color: button.modelData.warned ? Theme.warningText : Theme.mutedText
            }
        }
    }
    ground: modelData.closed ? "transparent" : Theme.accentSoft
    lit: modelData.closed ? "transparent" : Qt.darker(Theme.accentSoft, 1.08)
    outline: Theme.borderWidth
    outlineColour: modelData.closed ? Theme.divider : Theme.accent
    Accessible.role: modelData.closed ? Accessible.StaticText : Accessible.Button // Qt 6.4 says of none that it is disabled
    Accessible.name: modelData.label
    Accessible.description: owner !== "" && words !== "" ? Phrase.of(qsTr("%1. %2"), [owner, words]) : owner + words
}
