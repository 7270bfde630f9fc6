import QtQuick
import Adjutant.Components

/// The answer of the odds at a glance: its main chance as a large number with its name over a bar, and one sentence.
Item {
    id: headline

    required property OddsController odds
    /// Off where it stands on a button that says it.
    property bool heard: true
    readonly property oddsAnswer answer: odds.answer
    readonly property bool counts: odds.refusal === "" && answer.known && answer.chances.length > 0
    readonly property oddsBar main: counts ? answer.chances[0] : none
    property oddsBar none
    readonly property string words: odds.refusal !== "" ? odds.refusal
                                    : answer.known ? answer.headline
                                    : odds.pending ? qsTr("Calculating odds…")
                                    : odds.form.asked.label !== "" ? qsTr("Next: %1").arg(odds.form.asked.label) : qsTr("No result yet")
    readonly property real beside: counts ? number.width + 14 : 0

    implicitHeight: Math.max(counts ? number.implicitHeight : 0, lines.implicitHeight) + (counts ? 13 : 0)
    opacity: odds.pending && answer.known ? 0.6 : 1

    PlainText {
        id: number
        visible: headline.counts
        text: headline.main.text
        color: Theme.accent
        font.pixelSize: Math.round(32 * Math.min(Theme.textScale, 1.5))
        font.weight: Font.Bold
    }
    Column {
        id: lines
        x: headline.beside
        width: parent.width - x
        y: Math.max(0, ((headline.counts ? number.implicitHeight : 0) - implicitHeight) / 2)
        BodyBlock {
            visible: headline.counts
            text: headline.main.label
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        TitleText {
            text: headline.words
            color: headline.odds.refusal !== "" ? Theme.danger : headline.counts || !headline.answer.known ? Theme.mutedText : Theme.text
            font.pixelSize: headline.counts ? Theme.captionSize : Theme.bodySize
            font.weight: headline.counts ? Font.Normal : Font.DemiBold
            Accessible.ignored: !headline.heard
        }
    }
    Inset {
        visible: headline.counts
        anchors.bottom: parent.bottom
        width: parent.width
        height: 7
        radius: 3
        Rectangle {
            width: Math.max(headline.main.chance > 0 ? 2 : 0, headline.main.chance * parent.width)
            height: parent.height
            radius: 3
            color: Theme.accent
        }
    }
}
