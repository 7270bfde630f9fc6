import QtQuick
import Adjutant.Components

/// A question that is answered: its name and the answer, and one tap opens it again.
Pressable {
    id: answer

    required property FormController form
    required property formField row
    /// Whether it is a chip among others, and says so in a few words.
    property bool isChip: false
    /// Whether a chip has room for more than a line.
    property bool whole: false
    readonly property bool stacked: !isChip || whole && implicitWidth > width

    width: isChip ? implicitWidth : parent ? parent.width : 0
    implicitWidth: chipLabel.implicitWidth + chipValue.implicitWidth + 62
    implicitHeight: Math.max(Theme.target, stacked ? lineWords.implicitHeight + 14 : chipValue.implicitHeight + 10)
    enabled: !row.kept
    onClicked: form.open(row.path)
    contentItem: Item {
        Row {
            id: chip
            visible: !answer.stacked
            x: 10
            width: parent.width - x - change.width - 12
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6
            PlainCaption {
                id: chipLabel
                width: Math.min(implicitWidth, Math.max(chip.width * (answer.row.kind === "dice" ? 0.35 : 0.5), chip.width - chipValue.implicitWidth - 6))
                anchors.verticalCenter: parent.verticalCenter
                text: answer.row.label
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                readonly property bool shortened: true // A tap shows all of it.
            }
            BodyText {
                id: chipValue
                width: Math.min(implicitWidth, chip.width - chipLabel.width - 6)
                anchors.baseline: chipLabel.baseline
                text: answer.row.value !== "" ? answer.row.value : "–"
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                readonly property bool shortened: true // A tap shows all of it.
                Accessible.ignored: true
            }
        }
        Column {
            id: lineWords
            visible: answer.stacked
            x: answer.isChip ? 12 : 0
            width: parent.width - x - change.width - 8
            anchors.verticalCenter: parent.verticalCenter
            PlainCaptionBlock {
                text: answer.row.label
            }
            BodyBlock {
                text: answer.row.value !== "" ? answer.row.value : "–"
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            PlainCaptionBlock {
                text: answer.row.origin === "given" || what === answer.row.value ? "" : what
                readonly property string what: answer.row.origin === "skipped" ? answer.row.ifSkipped : answer.row.why
            }
        }
        EndIcon {
            id: change
            anchors.rightMargin: answer.isChip ? 6 : 0
            name: answer.row.kept ? "ui/check" : "ui/edit"
            color: answer.row.kept ? Theme.success : Theme.mutedText
        }
    }
    corner: isChip ? Theme.target / 2 : Theme.smallRadius
    ground: isChip ? Theme.sunken : "transparent"
    outline: isChip && Theme.highContrast ? 1 : 0
    outlineColour: Theme.outline
    rightPadding: 4
    Accessible.role: row.kept ? Accessible.StaticText : Accessible.Button
    Accessible.name: Phrase.of(qsTr("%1: %2"), [row.label, row.value])
    Accessible.description: row.kept ? qsTr("recorded") : qsTr("change it")
}
