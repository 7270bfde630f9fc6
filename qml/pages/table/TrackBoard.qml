pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Squares in a row, with the tokens that lie on them.
Flow {
    id: track

    required property tableBoard board

    spacing: 4

    Repeater {
        model: track.board.squares
        delegate: Rectangle {
            id: square
            required property string modelData
            required property int index
            width: Math.max(48, name.implicitWidth + 12)
            height: 62
            radius: 6
            color: Theme.sunken
            border.width: Theme.borderWidth
            border.color: Theme.divider
            CaptionText {
                id: name
                anchors.horizontalCenter: parent.horizontalCenter
                y: 4
                text: square.modelData
                Accessible.ignored: true
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 28
                spacing: 2
                Repeater {
                    model: track.board.items
                    delegate: Rectangle {
                        id: token
                        required property tableItem modelData
                        visible: modelData.square === square.index
                        width: visible ? 26 : 0
                        height: 26
                        radius: 13
                        color: Theme.sideColour(modelData.side, modelData.place)
                        Text {
                            anchors.centerIn: parent
                            text: token.modelData.label.slice(0, 1)
                            color: Theme.highContrast || Theme.mode === Theme.Dark ? "#000000" : "#ffffff"
                            font.pixelSize: 13
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
