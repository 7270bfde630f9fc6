pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Adjutant.Components

/// The main pages: a rail beside the page, or a bar below it.
Rectangle {
    id: navigation

    required property bool rail
    required property bool labelled
    required property string place

    signal chosen(string name)

    color: Theme.surface
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Main pages")

    Rectangle {
        width: navigation.rail ? Theme.borderWidth : parent.width
        height: navigation.rail ? parent.height : Theme.borderWidth
        anchors.right: parent.right
        color: Theme.divider
    }
    Row {
        x: 16
        y: 18
        spacing: 10
        visible: navigation.rail && navigation.labelled
        Icon {
            name: "app/adjutant"
            size: 32
            fixed: true
        }
        StrongText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Adjutant")
            font.pixelSize: 18
        }
    }
    Grid {
        id: grid
        readonly property real cell: Math.min(84, navigation.width / 5)
        x: navigation.rail ? 4 : (parent.width - width) / 2
        y: navigation.rail ? (navigation.labelled ? 76 : 20) : 2
        columns: navigation.rail ? 1 : 5
        spacing: navigation.rail ? 4 : Math.max(0, Math.min(16, (navigation.width - 5 * cell) / 6))

        Repeater {
            model: [
                {name: "home", words: qsTr("Home"), icon: "ui/home"},
                {name: "lists", words: qsTr("Lists"), icon: "ui/armies"},
                {name: "odds", words: qsTr("Odds"), brief: qsTr("Odds", "nine letters at most"), icon: "ui/odds"},
                {name: "rules", words: qsTr("Rules"), icon: "ui/rules"},
                {name: "history", words: qsTr("History"), icon: "ui/history"},
                // Below the page Home leads there.
                ...(navigation.rail ? [{name: "settings", words: qsTr("Settings"), icon: "ui/settings"}] : [])
            ]
            delegate: T.TabButton {
                id: button
                required property var modelData
                readonly property bool current: navigation.place === modelData.name
                readonly property bool wide: navigation.rail && navigation.labelled

                // Which is open is said by the place, not by the press.
                checkable: false
                autoExclusive: false
                implicitHeight: wide ? 52 : 60
                width: navigation.rail ? navigation.width - 8 : grid.cell
                text: modelData.words
                onClicked: navigation.chosen(modelData.name)

                contentItem: Item {
                    Icon {
                        id: picture
                        name: button.modelData.icon
                        color: button.current ? Theme.accent : Theme.mutedText
                        size: 24
                        fixed: true
                        x: button.wide ? 14 : (parent.width - width) / 2
                        y: button.wide ? (parent.height - height) / 2 : 8
                    }
                    PlainText {
                        text: button.wide ? button.text : button.modelData.brief ?? button.text
                        x: button.wide ? picture.x + picture.width + 14 : 0
                        y: button.wide ? (parent.height - height) / 2 : picture.y + picture.height + 2
                        width: button.wide ? parent.width - x : parent.width
                        horizontalAlignment: button.wide ? Text.AlignLeft : Text.AlignHCenter
                        elide: Text.ElideRight
                        color: button.current ? Theme.accent : Theme.mutedText
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 11
                        font.pixelSize: button.wide ? Theme.bodySize : Math.min(Theme.captionSize, 16)
                        font.weight: button.current ? Font.DemiBold : Font.Normal
                    }
                }
                background: Rectangle {
                    radius: Theme.smallRadius
                    color: button.current && button.wide ? Theme.accentSoft : button.down || button.hovered ? Theme.accentSoft : "transparent"
                    Rectangle {
                        visible: button.current
                        width: button.wide ? 4 : 32
                        height: button.wide ? 28 : 4
                        radius: 2
                        color: Theme.accent
                        x: button.wide ? 0 : (parent.width - width) / 2
                        y: button.wide ? (parent.height - height) / 2 : 0
                    }
                    FocusRing {
                        anchors.margins: 0
                        shown: button.activeFocus
                    }
                }
                Accessible.role: Accessible.PageTab
                Accessible.name: text
                Accessible.selectable: true
                Accessible.selected: current
                Accessible.onPressAction: button.clicked()
                Keys.onReturnPressed: button.clicked()
                Keys.onEnterPressed: button.clicked()
            }
        }
    }
}
