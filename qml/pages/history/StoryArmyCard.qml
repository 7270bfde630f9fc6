pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A player's army: each Unit as it stood.
Card {
    id: card

    property string title
    property string faction
    property string colour
    property string detail
    property string figure
    property bool active: false
    property var units: []

    implicitHeight: column.implicitHeight + 28
    border.width: active ? 2 : Theme.borderWidth
    border.color: active ? Theme.factionColour(colour) : Theme.divider

    Column {
        id: column
        x: 16
        y: 14
        width: parent.width - 32
        spacing: 2

        Item {
            width: parent.width
            height: Math.max(44, names.implicitHeight) + 6
            Emblem {
                id: emblem
                visible: faction !== ""
                width: visible ? height : 0
                height: Math.round(size * Theme.iconScale)
                faction: card.faction
                colour: card.colour
                size: 36
            }
            Column {
                id: names
                anchors.left: emblem.right
                anchors.leftMargin: 12
                anchors.right: figure.left
                anchors.rightMargin: 8
                TitleText {
                    width: parent.width
                    text: card.title
                }
                CaptionText {
                    width: parent.width
                    visible: text !== ""
                    text: card.detail
                }
            }
            Text {
                id: figure
                anchors.right: parent.right
                textFormat: Text.PlainText
                text: card.figure
                color: Theme.text
                font.pixelSize: Theme.titleSize
                font.weight: Font.DemiBold
                Accessible.ignored: text === ""
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        BodyText {
            width: parent.width
            visible: card.units.length === 0
            color: Theme.mutedText
            text: qsTr("No list of this army was kept.")
        }
        Repeater {
            model: card.units
            delegate: UnitLine {
                required property standingUnit modelData
                width: column.width
                unit: modelData
            }
        }
    }
}
