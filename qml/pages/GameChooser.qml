pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The games side by side in one row, each with its emblem in its colour; one of them is chosen.
SideStrip {
    id: chooser

    /// The game that is current as the page opens.
    property Item first: null

    implicitHeight: row.implicitHeight
    visible: Games.all.length > 1
    contentWidth: row.width
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Game")

    onContentWidthChanged: if (first) reveal(first)
    onWidthChanged: if (first) reveal(first)

    function reveal(item: Item) {
        if (width > 0)
            contentX = Math.max(0, Math.min(item.x - Theme.gap, Math.max(item.x + item.width + Theme.gap - width, contentX), contentWidth - width));
    }

    Row {
        id: row
        spacing: Theme.gap
        Repeater {
            model: Games.all
            delegate: Choice {
                id: choice
                required property gameChoice modelData
                isCurrent: modelData.id === Games.current.id
                readonly property color ink: isCurrent ? Theme.accentText : Theme.text

                implicitWidth: words.implicitWidth + 24
                height: Theme.target
                corner: height / 2
                text: modelData.name
                onClicked: (Window.window as Main)?.switchGame(modelData.id)
                onActiveFocusChanged: if (activeFocus) chooser.reveal(choice)
                onXChanged: if (isCurrent) chooser.reveal(choice)
                Component.onCompleted: if (isCurrent) chooser.first = choice
                contentItem: Item {
                    Row {
                        id: words
                        x: 12
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 8
                        Icon {
                            name: "games/" + choice.modelData.id + "/emblem"
                            size: 22
                            color: choice.isCurrent ? choice.ink : Theme.factionColour(choice.modelData.colour)
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        StrongText {
                            anchors.verticalCenter: parent.verticalCenter
                            text: choice.text
                            color: choice.ink
                        }
                    }
                }
                Accessible.name: text
                Accessible.description: modelData.offers
            }
        }
    }
}
