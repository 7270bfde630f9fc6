import QtQuick
import Adjutant.Components

/// One player of a match: people, name, army and victory points.
Item {
    id: line

    required property historyPlayer modelData
    /// Whether the result is the point of the page.
    property bool large: false
    readonly property bool roomy: width >= 300 * Theme.textScale

    width: parent ? parent.width : 0
    implicitHeight: Math.max(emblem.height, words.implicitHeight, vp.implicitHeight) + (large ? 12 : 4)
    Accessible.ignored: true

    Emblem {
        id: emblem
        anchors.verticalCenter: parent.verticalCenter
        visible: faction !== ""
        width: visible ? height : 0
        height: Math.round(size * Theme.iconScale)
        faction: line.modelData.faction
        side: line.modelData.side
        place: line.modelData.place
        size: line.large ? 44 : 30
    }
    Column {
        id: words
        anchors.left: emblem.right
        anchors.leftMargin: emblem.visible ? 12 : 0
        anchors.right: mark.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        PlainBlock {
            text: line.modelData.name
            font.pixelSize: line.large ? Theme.titleSize : Theme.bodySize
            font.weight: line.modelData.won ? Font.DemiBold : Font.Normal
        }
        PlainCaptionBlock {
            text: line.modelData.factionName === "" || line.modelData.army === "" ? line.modelData.factionName + line.modelData.army
                                                                            : Phrase.of(qsTr("%1 · %2", "people, army"), [line.modelData.factionName, line.modelData.army])
        }
        PlainCaptionBlock {
            visible: line.large && line.roomy && line.modelData.points !== ""
            text: line.modelData.points
        }
    }
    Icon {
        id: mark
        anchors.right: vp.left
        anchors.rightMargin: visible ? 6 : 0
        anchors.verticalCenter: parent.verticalCenter
        visible: line.modelData.won
        width: visible ? side : 0
        name: "ui/check"
        size: line.large ? 22 : 18
        color: Theme.success
    }
    Row {
        id: vp
        visible: line.modelData.scored
        width: visible ? implicitWidth : 0
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
        PlainText {
            id: number
            width: Math.max(implicitWidth, digits.width)
            horizontalAlignment: Text.AlignRight
            text: "%L1".arg(line.modelData.vp)
            font.pixelSize: line.large ? Theme.headingSize : Theme.titleSize
            font.weight: line.modelData.won ? Font.Bold : Font.Normal
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
