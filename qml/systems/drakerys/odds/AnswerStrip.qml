pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// The chances in short; a press leads to the whole answer.
AbstractButton {
    id: strip

    required property var headlines

    readonly property string words: {
        const parts = [];
        for (const headline of headlines)
            parts.push(qsTr("%1: %2").arg(headline.words).arg(headline.chanceWords));
        return parts.join(", ");
    }

    implicitHeight: Math.max(Theme.target, row.implicitHeight + 16)
    contentItem: Item {
        Row {
            id: row
            x: Theme.space
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * Theme.space
            spacing: 8
            Repeater {
                model: strip.headlines
                delegate: Column {
                    id: one
                    required property headline modelData
                    width: (row.width - 16) / 3
                    Text {
                        width: parent.width
                        text: one.modelData.chanceWords
                        color: Theme.accent
                        font.pixelSize: Theme.titleSize
                        font.weight: Font.DemiBold
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    CaptionText {
                        width: parent.width
                        text: one.modelData.words
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    background: Rectangle {
        color: Theme.raised
        Rectangle {
            width: parent.width
            height: Theme.borderWidth
            color: Theme.divider
        }
        FocusRing {
            anchors.margins: 2
            shown: strip.visualFocus
        }
    }
    Accessible.role: Accessible.Button
    Accessible.name: words
    Accessible.description: qsTr("Shows the whole answer")
    Accessible.onPressAction: strip.clicked()
    Keys.onReturnPressed: strip.clicked()
}
