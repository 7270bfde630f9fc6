import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// One player of a match: people, name, army and victory points.
Item {
    id: line

    required property historyPlayer player
    /// Whether the result is the point of the page.
    property bool large: false
    readonly property bool roomy: width >= 300 * Theme.textScale

    implicitHeight: Math.max(emblem.height, words.implicitHeight, vp.implicitHeight) + (large ? 12 : 4)
    Accessible.ignored: true

    Emblem {
        id: emblem
        anchors.verticalCenter: parent.verticalCenter
        visible: faction !== ""
        width: visible ? height : 0
        height: Math.round(size * Theme.iconScale)
        faction: line.player.faction
        colour: line.player.colour
        size: line.large ? 44 : 30
    }
    Column {
        id: words
        anchors.left: emblem.right
        anchors.leftMargin: emblem.visible ? 12 : 0
        anchors.right: mark.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        PlainText {
            width: parent.width
            text: line.player.name
            font.pixelSize: line.large ? Theme.titleSize : Theme.bodySize
            font.weight: line.player.won ? Font.DemiBold : Font.Normal
            wrapMode: Text.Wrap
        }
        PlainCaptionBlock {
            text: line.player.factionName === "" || line.player.army === "" ? line.player.factionName + line.player.army
                                                                            : Phrase.of(qsTr("%1 · %2", "people, army"), [line.player.factionName, line.player.army])
        }
        PlainCaptionBlock {
            visible: line.large && line.roomy && line.player.points !== ""
            text: line.player.points
        }
    }
    Icon {
        id: mark
        anchors.right: vp.left
        anchors.rightMargin: visible ? 6 : 0
        anchors.verticalCenter: parent.verticalCenter
        visible: line.player.won
        width: visible ? side : 0
        name: "ui/check"
        size: line.large ? 22 : 18
        color: Theme.success
    }
    Row {
        id: vp
        visible: line.player.scored
        width: visible ? implicitWidth : 0
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
        PlainText {
            id: number
            width: Math.max(implicitWidth, digits.width)
            horizontalAlignment: Text.AlignRight
            text: "%L1".arg(line.player.vp)
            font.pixelSize: line.large ? Theme.headingSize : Theme.titleSize
            font.weight: line.player.won ? Font.Bold : Font.Normal
        }
        PlainCaption {
            anchors.baseline: number.baseline
            text: qsTr("VP")
        }
    }
    TextMetrics {
        id: digits
        font: number.font
        text: "00"
    }
}
