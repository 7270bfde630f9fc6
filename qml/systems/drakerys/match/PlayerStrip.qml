pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// A player in short: points and Units left; a press leads to the missions.
AbstractButton {
    id: strip

    required property playerRow row

    implicitHeight: Math.max(56, words.implicitHeight + 16)
    contentItem: Item {
        Emblem {
            id: emblem
            x: 10
            anchors.verticalCenter: parent.verticalCenter
            faction: strip.row.faction
            colour: strip.row.colour
            size: 32
        }
        Column {
            id: words
            anchors.left: emblem.right
            anchors.right: points.left
            anchors.leftMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            Text {
                width: parent.width
                textFormat: Text.PlainText
                text: strip.row.name
                color: Theme.text
                font.pixelSize: Theme.bodySize
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            CaptionText {
                width: parent.width
                text: strip.row.done ? qsTr("done") : strip.row.units
                Accessible.ignored: true
            }
        }
        Column {
            id: points
            anchors.right: parent.right
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            Text {
                anchors.right: parent.right
                text: qsTr("%L1 VP").arg(strip.row.vp)
                color: Theme.text
                font.pixelSize: Theme.titleSize
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            CaptionText {
                anchors.right: parent.right
                visible: strip.row.owed !== strip.row.vp
                text: qsTr("%L1 as it stands").arg(strip.row.owed)
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.smallRadius
        color: strip.down || strip.hovered ? Theme.accentSoft : Theme.surface
        border.width: strip.row.active ? 2 : Theme.borderWidth
        border.color: strip.row.active ? Theme.factionColour(strip.row.colour) : Theme.divider
        FocusRing { shown: strip.visualFocus }
    }
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1: %L2 VP, %3").arg(row.name).arg(row.vp).arg(row.units)
    Accessible.description: qsTr("Missions")
    Accessible.onPressAction: strip.clicked()
    Keys.onReturnPressed: strip.clicked()
}
