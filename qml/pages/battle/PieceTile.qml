pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Something on the table at a glance: its name, its strength as pips, what lies beside it, and whether it acts.
Pressable {
    id: tile

    required property battlePiece row
    property int place: 0
    /// Whether it is the one that the panel beside shows.
    property bool chosen: false
    readonly property color ink: Theme.sideColour(row.side, place)
    readonly property int mostPips: 12
    readonly property var counters: Array.from(row.counters)
    readonly property int strengthAt: counters.findIndex(each => each.most > 0)
    readonly property bool hasStrength: strengthAt >= 0
    readonly property battleCounter strength: hasStrength ? counters[strengthAt] : none
    property battleCounter none
    // Counters of pieces that are out count no more; the chips say why.
    readonly property var tokens: counters.filter((each, k) => !row.out && k !== strengthAt && (each.value !== 0 || each.most > 0 && each.tone === "quiet")).map(each => ({
        text: each.most > 0 ? each.label + " " + each.valueText : Phrase.of(qsTr("%1 %2"), [each.label, each.valueText]),
        bad: each.tone === "bad"
    })).concat(Array.from(row.chips, chip => ({text: chip, bad: false})))

    readonly property bool hasPips: hasStrength && strength.most <= mostPips
    // Whatever has to stand on it: words are never cut.
    implicitHeight: Math.max(row.out ? Theme.target : Math.round(84 * Math.min(Theme.textScale, 1.6)),
                             name.y + name.height + (hasPips ? 6 + pips.height : hasStrength ? 4 + figure.height : 0) + (tokens.length > 0 ? 6 + marks.height : 0) + 8)

    background: Rectangle {
        radius: Theme.smallRadius
        color: tile.down || tile.hovered ? Theme.accentSoft : tile.row.out ? Theme.window : Theme.surface
        border.width: tile.row.active || tile.chosen ? 3 : Theme.borderWidth
        border.color: tile.row.active || tile.chosen ? Theme.accent : Theme.divider
        Rectangle {
            x: 3
            y: 8
            width: 5
            height: parent.height - 16
            radius: 2
            color: tile.row.out ? Theme.divider : tile.ink
        }
        FocusRing { shown: tile.activeFocus }
    }
    contentItem: Item {
        StrongText {
            id: name
            x: 16
            y: 8
            width: parent.width - x - 8 - (mark.visible ? mark.width + 6 : 0)
            text: tile.row.name
            color: tile.row.out ? Theme.mutedText : Theme.text
            font.strikeout: tile.row.out
            // A long word beside "active" gets smaller before it is broken.
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.bodySize * 0.8)
            wrapMode: Text.Wrap
        }
        Rectangle {
            id: mark
            anchors.right: parent.right
            anchors.rightMargin: 8
            y: name.y + (Math.min(name.height, name.font.pixelSize * 1.3) - height) / 2
            visible: tile.row.active || tile.row.ready && !tile.row.out
            width: tile.row.active ? label.implicitWidth + 14 : 10
            height: tile.row.active ? label.implicitHeight + 4 : 10
            radius: height / 2
            color: tile.row.active ? Theme.accent : "transparent"
            border.width: 2
            border.color: Theme.accent
            StrongText {
                id: label
                anchors.centerIn: parent
                visible: tile.row.active
                text: qsTr("active")
                color: Theme.accentText
                font.pixelSize: Math.round(11 * Theme.iconScale)
            }
        }
        Row {
            id: pips
            x: 16
            anchors.top: name.bottom
            anchors.topMargin: 6
            visible: tile.hasPips
            spacing: 3
            Repeater {
                model: pips.visible ? tile.strength.most : 0
                delegate: Rectangle {
                    required property int index
                    width: Math.min(11, (tile.width - 26) / tile.strength.most - pips.spacing)
                    height: width
                    radius: width / 2
                    color: index < tile.strength.value ? tile.ink : "transparent"
                    border.width: 1
                    border.color: index < tile.strength.value ? tile.ink : Theme.outline
                }
            }
        }
        Item {
            x: 16
            anchors.top: name.bottom
            anchors.topMargin: 4
            visible: tile.hasStrength && !tile.hasPips
            width: parent.width - 26
            height: figure.implicitHeight
            StrongText {
                id: figure
                text: tile.strength.valueText
                font.pixelSize: Theme.captionSize
            }
            Inset {
                x: figure.implicitWidth + 8
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, parent.width - x)
                height: 6
                radius: 3
                Rectangle {
                    width: parent.width * Math.max(0, Math.min(1, tile.strength.value / Math.max(1, tile.strength.most)))
                    height: parent.height
                    radius: 3
                    color: tile.ink
                }
            }
        }
        Flow {
            id: marks
            x: 14
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 8
            width: parent.width - 22
            spacing: 4
            Repeater {
                model: tile.tokens
                delegate: Rectangle {
                    id: pill
                    required property var modelData
                    width: Math.min(Math.ceil(onOneLine.advanceWidth) + 15, marks.width)
                    height: word.height + 4
                    radius: Math.min(height / 2, 10)
                    color: modelData.bad ? Theme.dangerSoft : Theme.sunken
                    border.width: Theme.highContrast ? 1 : 0
                    border.color: modelData.bad ? Theme.danger : Theme.outline
                    // A Text that wraps does not say how wide it would like to be.
                    TextMetrics {
                        id: onOneLine
                        font: word.font
                        text: word.text
                    }
                    PlainText {
                        id: word
                        x: 7
                        y: 2
                        width: parent.width - 14
                        text: pill.modelData.text
                        color: pill.modelData.bad ? Theme.danger : Theme.text
                        font.pixelSize: Math.round(12 * Math.min(Theme.textScale, 1.6))
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
    Accessible.name: row.name
    Accessible.description: Phrase.joined(Array.from([row.active ? qsTr("active") : row.ready && !row.out ? qsTr("can act") : "",
                                        hasStrength ? Phrase.of(qsTr("%1: %2"), [strength.label, strength.valueText]) : ""]).concat(tokens.map(each => each.text)), ", ")
}
