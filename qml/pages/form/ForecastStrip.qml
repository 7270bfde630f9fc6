pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// What will probably happen: the headline, and a bar for each of what can.
Rectangle {
    id: strip

    required property FormController form
    readonly property forecast odds: form.forecast

    visible: odds.shown
    implicitHeight: visible ? words.implicitHeight + 20 : 0
    radius: Theme.smallRadius
    color: Theme.sunken
    border.width: Theme.highContrast ? 2 : 0
    border.color: Theme.outline

    readonly property bool many: odds.counts

    Column {
        id: words
        x: 12
        y: 10
        width: parent.width - 24
        spacing: 6
        BodyBlock {
            text: strip.odds.pending ? qsTr("Calculating odds…") : strip.odds.headline
            font.weight: Font.DemiBold
        }
        // Many counts: columns, as high as each is likely.
        Row {
            id: columns
            width: parent.width
            visible: strip.many
            Repeater {
                model: strip.many ? strip.odds.bars : []
                delegate: Item {
                    id: column
                    required property oddsBar modelData
                    width: columns.width / strip.odds.bars.length
                    height: 56 + count.implicitHeight + share.implicitHeight
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Phrase.of(qsTr("%1: %2"), [modelData.label, modelData.text])
                    PlainCaption {
                        id: share
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 50 - pillar.height
                        visible: column.width > 34 * Theme.textScale
                        text: "%L1".arg(Math.round(100 * column.modelData.chance))
                    }
                    Rectangle {
                        id: pillar
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 50 + share.implicitHeight - height
                        width: Math.max(3, parent.width - 6)
                        height: Math.max(1, 48 * column.modelData.chance / strip.odds.likeliest)
                        radius: 2
                        color: Theme.toneColour(column.modelData.tone)
                    }
                    PlainCaption {
                        id: count
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        text: column.modelData.label
                        color: Theme.text
                    }
                }
            }
        }
        Repeater {
            model: strip.many ? [] : strip.odds.bars
            delegate: Item {
                id: bar
                required property oddsBar modelData
                width: words.width
                height: label.implicitHeight + 8
                Accessible.role: Accessible.StaticText
                Accessible.name: Phrase.of(qsTr("%1: %2"), [modelData.label, modelData.text])
                PlainCaption {
                    id: label
                    width: parent.width - figure.width - 8
                    text: bar.modelData.label
                }
                PlainCaption {
                    id: figure
                    anchors.right: parent.right
                    text: bar.modelData.text
                    color: Theme.text
                }
                Rectangle {
                    y: label.implicitHeight + 2
                    width: parent.width
                    height: 5
                    radius: 2
                    color: Theme.divider
                    Rectangle {
                        width: parent.width * bar.modelData.chance
                        height: parent.height
                        radius: 2
                        color: Theme.toneColour(bar.modelData.tone)
                    }
                }
            }
        }
        CaptionBlock {
            text: strip.odds.notModelled !== "" ? qsTr("Not included: %1").arg(strip.odds.notModelled) : ""
        }
    }
}
