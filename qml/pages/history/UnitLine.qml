pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A piece as it stood: what it lives by, and its other figures.
Item {
    id: line

    required property standingUnit unit
    readonly property bool gone: unit.gone
    /// Figures without a drawing are told in words.
    readonly property string sentences: {
        const words = unit.chips === "" ? [] : [unit.chips];
        for (const figure of unit.figures)
            if (figure.icon === "")
                words.push(Phrase.of(qsTr("%1 %L2", "figure, its value"), [figure.label, figure.value]));
        return words.join(", ");
    }

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
            font.strikeout: line.gone
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Rectangle {
            visible: line.unit.most > 0 && !line.gone
            width: Math.min(parent.width, 160)
            height: 5
            radius: 2.5
            color: Theme.sunken
            border.width: Theme.highContrast ? 1 : 0
            border.color: Theme.outline
            Rectangle {
                width: parent.width * Math.min(1, line.unit.value / Math.max(1, line.unit.most))
                height: parent.height
                radius: 2.5
                color: Theme.accent
            }
        }
        CaptionText {
            width: parent.width
            visible: text !== "" && !line.gone
            text: line.sentences
            Accessible.ignored: true
        }
    }
    Row {
        id: tokens
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 10
        Repeater {
            model: line.gone ? [] : line.unit.figures
            delegate: Token {
                required property var modelData
                iconName: modelData.icon
                count: modelData.icon === "" ? 0 : modelData.value
            }
        }
        Text {
            textFormat: Text.PlainText
            width: Math.max(implicitWidth, figures.width)
            horizontalAlignment: Text.AlignRight
            text: line.gone ? qsTr("gone", "a Unit") : !line.unit.hasValue ? "" : line.unit.most > 0 ? Phrase.of(qsTr("%L1 / %L2"), [line.unit.value, line.unit.most]) : "%L1".arg(line.unit.value)
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
