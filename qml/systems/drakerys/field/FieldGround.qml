pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The bare battlefield: a line every 10 cm, the Deployment Areas, the middle line, and what the missions divide.
Rectangle {
    id: ground

    required property Battlefield field
    required property real centimetre
    property bool showConquest: false
    property bool showDiagonals: false
    readonly property bool roomy: width >= 440

    color: ink.ground
    border.width: Theme.borderWidth
    border.color: ink.strongLine
    clip: true

    FieldInk { id: ink }

    Repeater {
        model: 8
        delegate: Rectangle {
            required property int index
            x: Math.round((index + 1) * 10 * ground.centimetre)
            width: 1
            height: ground.height
            color: ink.line
        }
    }
    Repeater {
        model: 8
        delegate: Rectangle {
            required property int index
            y: Math.round((index + 1) * 10 * ground.centimetre)
            width: ground.width
            height: 1
            color: ink.line
        }
    }
    Area {
        letter: qsTr("A", "Deployment Area")
        player: ground.field.nearName
        y: ground.height - height
        wordsAtTop: false
    }
    Area {
        letter: qsTr("B", "Deployment Area")
        player: ground.field.farName
        wordsAtTop: true
    }
    Repeater {
        model: 30
        delegate: Rectangle {
            required property int index
            x: index * 3 * ground.centimetre
            y: Math.round(45 * ground.centimetre) - 1
            width: 1.6 * ground.centimetre
            height: 2
            color: ink.strongLine
        }
    }
    Repeater {
        model: ground.showConquest ? 2 : 0
        delegate: Item {
            id: third
            required property int index
            readonly property real at: Math.round((index + 1) * 30 * ground.centimetre) - 1
            Rectangle {
                x: third.at
                width: 2
                height: ground.height
                color: ink.strongLine
            }
            Rectangle {
                y: third.at
                width: ground.width
                height: 2
                color: ink.strongLine
            }
        }
    }
    Repeater {
        model: ground.showDiagonals ? [45, -45] : []
        delegate: Item {
            id: diagonal
            required property int modelData
            anchors.centerIn: parent
            width: ground.width * Math.SQRT2
            height: 2
            rotation: modelData
            Rectangle {
                anchors.fill: parent
                color: ink.strongLine
                opacity: 0.7
                antialiasing: true
            }
            Repeater {
                model: [-30, 30]
                delegate: Rectangle {
                    required property int modelData
                    x: diagonal.width / 2 + modelData * ground.centimetre - width / 2
                    y: (diagonal.height - height) / 2
                    width: 12
                    height: 12
                    radius: 6
                    color: ink.ground
                    border.width: 2
                    border.color: ink.strongLine
                }
            }
        }
    }
    Repeater {
        model: ground.showConquest ? ground.field.areas : []
        delegate: Item {
            id: area
            required property fieldArea modelData
            x: modelData.column * 30 * ground.centimetre
            y: (2 - modelData.row) * 30 * ground.centimetre
            width: 30 * ground.centimetre
            height: width
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.words

            Rectangle {
                anchors.fill: parent
                anchors.margins: 2
                visible: area.modelData.holder !== ""
                color: Theme.factionGround(area.modelData.colour)
                opacity: Theme.highContrast ? 0 : 0.14
            }
            Row {
                x: 6
                y: 6
                spacing: 4
                visible: area.modelData.holder !== ""
                Icon {
                    name: area.modelData.flag ? "field/flag" : "factions/" + area.modelData.faction
                    size: 16
                    fixed: true
                    color: Theme.factionColour(area.modelData.colour)
                }
                Text {
                    visible: ground.roomy
                    width: Math.min(implicitWidth, area.width - 34)
                    textFormat: Text.PlainText
                    text: area.modelData.holder
                    elide: Text.ElideRight
                    color: Theme.factionColour(area.modelData.colour)
                    font.pixelSize: Theme.captionSize
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }
    }
    // How far it is from the left and from the near edge.
    Repeater {
        model: ground.roomy ? [30, 60] : []
        delegate: Item {
            id: mark
            required property int modelData
            Text {
                x: mark.modelData * ground.centimetre + 4
                y: ground.height - height - 2
                text: qsTr("%L1 cm").arg(mark.modelData)
                color: Theme.mutedText
                font.pixelSize: Math.min(Theme.captionSize, 13)
                Accessible.ignored: true
            }
            Text {
                x: 4
                y: ground.height - mark.modelData * ground.centimetre - height
                text: qsTr("%L1 cm").arg(mark.modelData)
                color: Theme.mutedText
                font.pixelSize: Math.min(Theme.captionSize, 13)
                Accessible.ignored: true
            }
        }
    }

    component Area: Rectangle {
        id: band
        required property string letter
        required property string player
        required property bool wordsAtTop
        width: ground.width
        height: 20 * ground.centimetre
        color: Theme.highContrast ? "transparent" : Qt.rgba(Theme.accent.r, Theme.accent.g, Theme.accent.b, 0.1)
        Rectangle {
            y: band.wordsAtTop ? parent.height - height : 0
            width: parent.width
            height: Theme.borderWidth
            color: Theme.accent
        }
        Text {
            x: parent.width - width - 8
            y: band.wordsAtTop ? 6 : parent.height - height - 6
            width: Math.min(implicitWidth, parent.width * 0.6)
            textFormat: Text.PlainText
            elide: Text.ElideRight
            text: band.player === "" ? band.letter : qsTr("%1 · %2", "Deployment Area, player").arg(band.letter).arg(band.player)
            color: Theme.accent
            font.pixelSize: Math.min(Theme.captionSize, 18)
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: band.player === "" ? qsTr("Deployment Area %1").arg(band.letter)
                                                : qsTr("Deployment Area %1: %2").arg(band.letter).arg(band.player)
        }
    }
}
