pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A card of any game: its figures in boxes, its abilities as words, and what else it says.
Column {
    id: view

    required property gameCard card
    /// Only the figures and abilities, each in a line.
    property bool brief: false

    spacing: 8

    Flow {
        width: parent.width
        spacing: 6
        visible: view.card.stats.length > 0
        Accessible.role: Accessible.StaticText
        Accessible.name: view.card.spoken
        Repeater {
            model: view.card.stats
            delegate: Rectangle {
                id: box
                required property cardStat modelData
                width: Math.min(view.width, Math.max(44 * Theme.textScale, figures.implicitWidth + 16))
                height: figures.implicitHeight + 8
                radius: 6
                color: Theme.sunken
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.outline
                Column {
                    id: figures
                    anchors.centerIn: parent
                    Text {
                        anchors.horizontalCenter: parent.horizontalCenter
                        textFormat: Text.PlainText
                        text: box.modelData.value
                        color: Theme.text
                        font.pixelSize: Theme.bodySize
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                    Text {
                        anchors.horizontalCenter: parent.horizontalCenter
                        textFormat: Text.PlainText
                        text: box.modelData.label
                        color: Theme.mutedText
                        font.pixelSize: Theme.captionSize
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 6
        visible: view.card.chips.length > 0
        Repeater {
            model: view.card.chips
            delegate: Rectangle {
                id: chip
                required property string modelData
                width: Math.min(view.width, words.implicitWidth + 20)
                height: words.height + 8
                radius: Math.min(height / 2, 14)
                color: "transparent"
                border.width: Theme.borderWidth
                border.color: Theme.divider
                Text {
                    id: words
                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, view.width - 20)
                    textFormat: Text.PlainText
                    text: chip.modelData
                    color: Theme.text
                    font.pixelSize: Theme.captionSize
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
    Repeater {
        model: view.brief ? [] : view.card.lines
        delegate: BodyText {
            required property string modelData
            width: view.width
            text: modelData
            textFormat: Text.PlainText
        }
    }
    CaptionText {
        width: parent.width
        visible: text !== "" && !view.brief
        text: view.card.note
    }
    SampleMark {
        visible: view.card.sample
        width: Math.min(implicitWidth, parent.width)
    }
}
