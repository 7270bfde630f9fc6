pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The games side by side; one of them is chosen.
Grid {
    id: chooser

    readonly property int count: Games.all.length
    readonly property int fitting: Math.max(1, Math.floor((width + spacing) / (164 * Theme.textScale + spacing)))
    readonly property real cell: (width - (columns - 1) * spacing) / columns

    signal chosen(string game)

    // As many in each line.
    columns: Math.ceil(count / Math.ceil(count / fitting))
    spacing: Theme.gap
    visible: count > 1
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Game")

    Repeater {
        model: Games.all
        delegate: Choice {
            id: choice
            required property gameChoice modelData
            isCurrent: modelData.id === Games.current.id
            readonly property color ink: isCurrent ? Theme.accentText : Theme.text

            width: chooser.cell
            height: Math.max(Theme.target, words.implicitHeight + 16)
            text: modelData.name
            onClicked: chooser.chosen(modelData.id)
            contentItem: Item {
                Row {
                    id: words
                    x: 12
                    width: parent.width - 24
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 6
                    Icon {
                        visible: choice.isCurrent
                        name: "ui/check"
                        size: 16
                        color: choice.ink
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Text {
                        textFormat: Text.PlainText
                        width: parent.width - (choice.isCurrent ? 16 * Theme.iconScale + 6 : 0)
                        text: choice.text
                        color: choice.ink
                        font.pixelSize: Theme.bodySize
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
            background: Rectangle {
                radius: Theme.smallRadius
                color: choice.isCurrent ? Theme.accent : choice.down || choice.hovered ? Theme.accentSoft : Theme.surface
                border.width: Theme.borderWidth
                border.color: choice.isCurrent ? Theme.accent : Theme.outline
                FocusRing { shown: choice.visualFocus }
            }
            Accessible.name: text
            Accessible.description: modelData.offers
        }
    }
}
