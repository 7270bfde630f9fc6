pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Where the app opens: one tap to go on, to begin, or to look something up.
Flickable {
    id: page

    readonly property Main shell: Window.window as Main
    readonly property real columnWidth: Math.min(width - 2 * Theme.space, 900)

    contentHeight: column.implicitHeight + 2 * Theme.wideSpace
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: PageScrollBar {}

    readonly property gameChoice game: Games.current

    function welcome(): string {
        const count = ListLibrary.listCount;
        return count > 0 ? qsTr("%n list(s) saved.", "", count) : qsTr("Make a list, or start from a ready one.");
    }

    FocusFollower { view: page }
    Connections {
        target: Games
        function onCurrentChanged() { latest.refresh(); }
    }
    LatestMatch { id: latest }
    StackView.onActivated: latest.refresh()

    Column {
        id: column
        x: (page.width - width) / 2
        y: Theme.wideSpace
        width: page.columnWidth
        spacing: Theme.wideSpace

        GameChooser {
            width: parent.width
            onChosen: game => page.shell.switchGame(game)
        }
        Column {
            width: parent.width
            spacing: 4
            Text {
                textFormat: Text.PlainText
                width: parent.width
                text: page.game.name
                color: Theme.text
                font.pixelSize: Theme.headingSize + 4
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            BodyText {
                width: parent.width
                color: Theme.mutedText
                text: page.welcome()
            }
        }
        Grid {
            id: tiles
            readonly property real cell: (width - (columns - 1) * spacing) / columns
            width: parent.width
            columns: width >= 640 ? 2 : 1
            spacing: Theme.space

            HomeTile {
                width: tiles.cell
                iconName: "ui/match"
                text: qsTr("Continue: %1").arg(latest.title)
                detail: latest.detail
                visible: latest.id !== ""
                strong: true
                onClicked: page.shell.openMatch(latest.id)
            }
            HomeTile {
                width: tiles.cell
                iconName: "ui/match"
                text: qsTr("New match")
                detail: page.game.name
                visible: page.game.hasTable
                strong: latest.id === ""
                onClicked: page.shell.newMatch()
            }
            HomeTile {
                width: tiles.cell
                iconName: "ui/armies"
                text: ListLibrary.latestName
                detail: qsTr("Pick up where you left off")
                visible: ListLibrary.latestList !== ""
                onClicked: page.shell.openList(ListLibrary.latestList)
            }
            HomeTile {
                width: tiles.cell
                iconName: "ui/plus"
                text: qsTr("New list")
                detail: page.game.asksOfLists ? qsTr("Choose a faction and the limits") : qsTr("Ready cards, or cards of your own")
                strong: !page.game.hasTable
                onClicked: page.shell.newList()
            }
            HomeTile {
                width: tiles.cell
                iconName: "ui/import"
                text: qsTr("Import a list")
                detail: qsTr("From a code, a file or pasted text")
                onClicked: page.shell.importList()
            }
            HomeTile {
                width: tiles.cell
                iconName: "ui/odds"
                text: qsTr("What will happen?")
                detail: qsTr("Exact odds, with the reasons")
                visible: page.game.hasOdds
                onClicked: page.shell.go("odds")
            }
            HomeTile {
                width: tiles.cell
                iconName: "ui/history"
                text: qsTr("History")
                detail: qsTr("Matches, results and their stories")
                onClicked: page.shell.go("history")
            }
            HomeTile {
                width: tiles.cell
                iconName: "ui/rules"
                text: qsTr("Look up a rule")
                detail: qsTr("In short, with how it is read here")
                visible: page.game.hasRules
                onClicked: page.shell.go("rules")
            }
        }
        SectionTitle {
            text: qsTr("Sample lists")
            visible: ready.count > 0
        }
        ReadyLists {
            id: ready
            width: parent.width
            onOpened: id => page.shell.openList(ListLibrary.createFromReadyList(id))
        }
    }

    component HomeTile: AbstractButton {
        id: tile
        required property string iconName
        property string detail
        property bool strong: false
        readonly property color ink: strong ? Theme.accentText : Theme.text

        implicitHeight: Math.max(92, words.implicitHeight + 32)
        contentItem: Item {
            Icon {
                id: picture
                x: 20
                anchors.verticalCenter: parent.verticalCenter
                name: tile.iconName
                size: 32
                color: tile.strong ? tile.ink : Theme.accent
            }
            Column {
                id: words
                anchors.left: picture.right
                anchors.right: parent.right
                anchors.leftMargin: 18
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                spacing: 2
                Text {
                    textFormat: Text.PlainText
                    width: parent.width
                    text: tile.text
                    color: tile.ink
                    font.pixelSize: Theme.titleSize
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Text {
                    textFormat: Text.PlainText
                    width: parent.width
                    text: tile.detail
                    color: tile.strong ? tile.ink : Theme.mutedText
                    font.pixelSize: Theme.captionSize
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
        background: Rectangle {
            radius: Theme.radius
            color: tile.strong ? (tile.hovered || tile.down ? Qt.lighter(Theme.accent, 1.12) : Theme.accent)
                               : tile.hovered || tile.down ? Theme.accentSoft : Theme.surface
            border.width: tile.strong ? 0 : Theme.borderWidth
            border.color: Theme.divider
            FocusRing {
                shown: tile.visualFocus
                radius: Theme.radius + 3
            }
        }
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: detail
        Accessible.onPressAction: tile.clicked()
        Keys.onReturnPressed: tile.clicked()
    }
}
