pragma ComponentBehavior: Bound
import QtQuick
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
            delegate: NavigationButton {
                required property var modelData
                text: modelData.words
                brief: modelData.brief ?? modelData.words
                iconName: modelData.icon
                current: navigation.place === modelData.name
                wide: navigation.rail && navigation.labelled
                width: navigation.rail ? navigation.width - 8 : grid.cell
                onClicked: navigation.chosen(modelData.name)
            }
        }
    }
}
