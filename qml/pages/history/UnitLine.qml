pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A Unit as it stood: its Warriors, and the tokens beside it.
Item {
    id: line

    required property standingUnit unit
    readonly property bool gone: unit.warriors === 0

    implicitHeight: Math.max(36, words.implicitHeight + 12)
    Accessible.role: Accessible.StaticText
    Accessible.name: unit.words

    Rectangle {
        visible: line.unit.touched
        x: -8
        width: 4
        height: parent.height - 8
        y: 4
        radius: 2
        color: Theme.accent
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.right: tokens.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3
        Text {
            textFormat: Text.PlainText
            width: parent.width
            text: line.unit.name
            color: line.gone ? Theme.mutedText : Theme.text
            font.pixelSize: Theme.bodySize
            font.weight: line.unit.hero ? Font.DemiBold : Font.Normal
            font.strikeout: line.gone
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Rectangle {
            width: Math.min(parent.width, 160)
            height: 5
            radius: 2.5
            color: Theme.sunken
            border.width: Theme.highContrast ? 1 : 0
            border.color: Theme.outline
            Rectangle {
                width: parent.width * Math.min(1, line.unit.warriors / Math.max(1, line.unit.size))
                height: parent.height
                radius: 2.5
                color: Theme.accent
            }
        }
        CaptionText {
            width: parent.width
            visible: line.unit.statuses !== "" && !line.gone
            text: line.unit.statuses
            Accessible.ignored: true
        }
    }
    Row {
        id: tokens
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 10
        Token {
            iconName: "game/injury"
            count: line.gone ? 0 : line.unit.injuries
        }
        Token {
            iconName: "game/stress"
            count: line.gone ? 0 : line.unit.stress
        }
        Text {
            textFormat: Text.PlainText
            width: Math.max(implicitWidth, figures.width)
            horizontalAlignment: Text.AlignRight
            text: line.gone ? qsTr("gone", "a Unit") : qsTr("%L1 / %L2").arg(line.unit.warriors).arg(line.unit.size)
            color: line.gone ? Theme.danger : Theme.text
            font.pixelSize: Theme.bodySize
            Accessible.ignored: true
        }
    }
    TextMetrics {
        id: figures
        font.pixelSize: Theme.bodySize
        text: "12 / 12"
    }

    component Token: Row {
        id: token
        required property string iconName
        required property int count
        visible: count > 0
        spacing: 3
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: token.iconName
            size: 18
            color: Theme.mutedText
        }
        Text {
            textFormat: Text.PlainText
            anchors.verticalCenter: parent.verticalCenter
            text: "%L1".arg(token.count)
            color: Theme.text
            font.pixelSize: Theme.bodySize
            Accessible.ignored: true
        }
    }
}
