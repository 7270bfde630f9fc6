pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant

/// Where the app opens: the matches in progress, the lists that were changed last, and the results.
ColumnPane {
    id: page

    readonly property Main shell: Window.window as Main
    readonly property gameChoice game: Games.current
    readonly property bool wide: inner >= 720 * Math.min(Theme.textScale, 1.4)

    most: 1000
    centred: true

    Connections {
        target: Games
        function onCurrentChanged() { latest.refresh(); }
    }
    LatestMatch { id: latest }
    StackView.onActivated: latest.refresh()

    Item {
        width: parent.width
        height: Math.max(emblem.height, words.implicitHeight)
        Rectangle {
            id: emblem
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(52 * Theme.iconScale)
            height: width
            radius: width * 0.28
            color: Theme.bar
            border.width: Theme.highContrast ? 2 : 0
            border.color: Theme.accent
            Icon {
                anchors.centerIn: parent
                name: "games/" + page.game.id + "/emblem"
                size: 34
                color: Theme.highContrast ? Theme.accent : Theme.barInk
            }
        }
        Column {
            id: words
            anchors.left: emblem.right
            anchors.leftMargin: 14
            anchors.right: settings.left
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            spacing: 4
            TitleText {
                text: page.game.name
                font.pixelSize: Theme.headingSize
            }
            Ornament {
                width: Math.min(parent.width, 192)
                game: page.game.id
                ink: Theme.accent
            }
        }
        IconButton {
            id: settings
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            // Otherwise it stands in the rail.
            visible: !(page.shell?.wide ?? false)
            width: visible ? implicitWidth : 0
            iconName: "ui/settings"
            label: qsTr("Settings")
            onClicked: page.shell.open("settings", {})
        }
    }
    GameChooser { width: parent.width }
    EvenGrid {
        id: cards
        columns: page.wide ? 2 : 1
        spacing: Theme.space

        Column {
            width: cards.cell
            spacing: Theme.space
            // The matches in progress with their scores, or the button that begins one.
            Repeater {
                model: latest.matches
                delegate: Card {
                    id: match
                    required property historyRow row
                    required property int index
                    readonly property bool inProgress: row.id !== ""
                    width: cards.cell
                    visible: page.game.hasMatch
                    implicitHeight: band.height + body.implicitHeight + 28
                    clip: true
                    Rectangle {
                        id: band
                        x: Theme.borderWidth
                        y: Theme.borderWidth
                        width: parent.width - 2 * x
                        height: Math.max(Theme.target, outcome.implicitHeight + 20)
                        color: Theme.bar
                        Ornament {
                            anchors.right: parent.right
                            anchors.bottom: parent.bottom
                            width: parent.width
                            game: Games.current.id
                            ink: Theme.barInk
                            opacity: Theme.highContrast ? 0 : 0.16
                        }
                        TitleText {
                            id: outcome
                            x: 16
                            width: parent.width - 32
                            anchors.verticalCenter: parent.verticalCenter
                            text: match.inProgress ? match.row.outcome : qsTr("No match in progress")
                            color: Theme.barInk
                        }
                    }
                    Column {
                        id: body
                        x: 16
                        y: band.height + 14
                        width: parent.width - 32
                        spacing: 10
                        Repeater {
                            model: match.row.players
                            delegate: ScoreLine { large: true }
                        }
                        CaptionBlock {
                            visible: match.inProgress
                            text: match.row.day
                        }
                        PushButton {
                            width: parent.width
                            visible: match.inProgress
                            kind: "primary"
                            text: qsTr("Continue")
                            description: match.row.title
                            onClicked: page.shell.openMatch(match.row.id)
                        }
                        PushButton {
                            width: parent.width
                            visible: match.index === 0
                            kind: match.inProgress ? "secondary" : "primary"
                            text: qsTr("New match")
                            onClicked: page.shell.newMatch()
                        }
                    }
                }
            }
            ColumnCard {
                visible: latest.results.length > 0 || latest.more
                spacing: 8
                insetAbove: 12
                SectionTitle {
                    visible: latest.results.length > 0
                    text: qsTr("Results")
                }
                Repeater {
                    model: latest.results
                    delegate: TallyLine {
                        required property tallyRow modelData
                        row: modelData
                    }
                }
                WideEntry {
                    iconName: "ui/history"
                    text: qsTr("All matches and results")
                    onClicked: page.shell.go("history")
                }
            }
        }
        ColumnCard {
            width: cards.cell
            insetAbove: 12
            SectionTitle {
                text: ListLibrary.listCount > 0 ? qsTr("Lists (%L1)").arg(ListLibrary.listCount) : qsTr("Lists")
                bottomPadding: 4
            }
            MutedBlock {
                visible: ListLibrary.listCount === 0
                bottomPadding: 8
                text: qsTr("None yet: make one, or start from a sample.")
            }
            Repeater {
                model: ListLibrary.latest
                delegate: WideEntry {
                    required property listRow modelData
                    iconName: modelData.faction !== "" ? "factions/" + modelData.faction : "ui/armies"
                    text: modelData.name !== "" ? modelData.name : qsTr("Unnamed list")
                    detail: Phrase.joined([modelData.brief !== "" ? modelData.brief : modelData.countText, modelData.findings > 0 ? qsTr("%n problem(s)", "", modelData.findings) : "", modelData.changed])
                    onClicked: page.shell.openList(modelData.id)
                }
            }
            WideEntry {
                visible: ListLibrary.listCount > ListLibrary.latest.length
                iconName: "ui/armies"
                text: qsTr("All lists (%L1)").arg(ListLibrary.listCount)
                onClicked: page.shell.go("lists")
            }
            FlowBlock {
                topPadding: 8
                PushButtons {
                    entries: [
                        {icon: "ui/plus", kind: page.game.hasMatch ? "secondary" : "primary", text: qsTr("New list"), go: () => page.shell.newList()},
                        {icon: "ui/import", text: qsTr("Import"), description: qsTr("From a code, file or pasted text"), go: () => page.shell.importList()}
                    ]
                }
            }
        }
    }
    SectionTitle {
        text: qsTr("Sample lists")
        visible: ready.count > 0
    }
    ReadyLists { id: ready }

    /// Leads on from a card; its picture stands below the words of the card.
    component WideEntry: MenuEntry {
        x: -12
        width: parent ? parent.width + 24 : 0
        leadsOn: true
    }

    /// The ornament of a game, repeated along a line.
    component Ornament: Image {
        required property string game
        required property color ink

        height: 12
        fillMode: Image.TileHorizontally
        horizontalAlignment: Image.AlignLeft
        sourceSize.width: 24
        sourceSize.height: 12
        source: game === "" ? "" : "image://icon/games/" + game + "/ornament/" + String(ink).slice(-6)
        Accessible.ignored: true
    }
}
