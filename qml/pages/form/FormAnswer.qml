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
    readonly property bool stacked: !isChip || implicitWidth > width
    /// What has no room in one line of a chip takes two, each as small as it must be: none is cut.
    readonly property bool tight: stacked && isChip && !whole

    width: isChip ? implicitWidth : parent ? parent.width : 0
    implicitWidth: chipLabel.implicitWidth + chipValue.implicitWidth + change.width + 40
    implicitHeight: Math.max(Theme.target, stacked && !tight ? lineWords.implicitHeight + 14 : chipValue.implicitHeight + 10)
    enabled: !row.kept
    onClicked: form.open(row.path)
    contentItem: Item {
        Row {
            visible: !answer.stacked
            x: 10
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6
            PlainCaption {
                id: chipLabel
                anchors.verticalCenter: parent.verticalCenter
                text: answer.row.label
                wrapMode: Text.NoWrap
            }
            BodyText {
                id: chipValue
                anchors.baseline: chipLabel.baseline
                text: answer.row.value !== "" ? answer.row.value : "–"
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
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
                id: lineLabel
                height: answer.tight ? (Theme.target - 8) / 2 : implicitHeight
                fontSizeMode: answer.tight ? Text.Fit : Text.FixedSize
                wrapMode: answer.tight ? Text.NoWrap : Text.Wrap
                text: answer.row.label
            }
            BodyBlock {
                height: answer.tight ? lineLabel.height : implicitHeight
                fontSizeMode: lineLabel.fontSizeMode
                wrapMode: lineLabel.wrapMode
                lineHeight: answer.tight ? 1 : 1.2
                text: answer.row.value !== "" ? answer.row.value : "–"
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            PlainCaptionBlock {
                visible: text !== "" && !answer.tight
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
