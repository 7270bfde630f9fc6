pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The table as one looks at it: the TimePath, the players' points, and the Units; of one player only where the screen is
/// shared from two sides.
Item {
    id: pane

    required property MatchController controller
    required property ActivationController activation
    required property MissionController missions
    required property HeadquartersController headquarters
    required property MatchSheets sheets
    required property Main shell
    /// The player whose Units are shown, from 0; -1: all.
    property int side: -1
    /// Off: nothing is made.
    property bool shown: true
    property string openUnit

    readonly property bool frozen: controller.shownEntry >= 0
    readonly property bool wide: width >= 820
    readonly property real boardWidth: wide ? Math.min(430, width * 0.42, side < 0 ? width : height * 1.2) : Math.min(width - 2 * Theme.space, 460)

    function activate(unit: string) {
        sheets.turned = side === 1;
        sheets.activate(unit);
    }

    Flickable {
        id: view
        anchors.fill: parent
        clip: true
        contentHeight: Math.max(left.y + left.height, units.y + units.height) + Theme.wideSpace
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: view }

        Column {
            id: left
            x: pane.wide ? Theme.space : (pane.width - pane.boardWidth) / 2
            width: pane.boardWidth
            spacing: Theme.gap

            Banner {
                width: parent.width
                visible: pane.controller.damage !== ""
                dismissible: false
                grave: false
                text: pane.controller.damage
            }
            Banner {
                width: parent.width
                visible: pane.controller.unsaved !== ""
                dismissible: false
                text: pane.controller.unsaved
                actionText: qsTr("Try again")
                onAction: pane.controller.retrySaving()
            }
            Rectangle {
                width: parent.width
                height: past.implicitHeight + 20
                visible: pane.frozen
                radius: Theme.smallRadius
                color: Theme.warningSoft
                border.width: Theme.borderWidth
                border.color: Theme.warningText
                Column {
                    id: past
                    x: 12
                    y: 10
                    width: parent.width - 24
                    spacing: 8
                    BodyText {
                        width: parent.width
                        text: qsTr("As it was after: %1").arg(pane.controller.shownText)
                        Accessible.role: Accessible.AlertMessage
                    }
                    Flow {
                        width: parent.width
                        spacing: 8
                        PushButton {
                            kind: "primary"
                            text: qsTr("Back to now")
                            onClicked: pane.controller.show(-1)
                        }
                        PushButton {
                            text: qsTr("Go on from here")
                            description: qsTr("What came after stays in the log")
                            onClicked: pane.controller.goToShown()
                        }
                    }
                }
            }
            TimePathBoard {
                width: parent.width
                players: pane.controller.players
                round: pane.controller.round
                finished: pane.controller.finished
                activeName: pane.controller.activeName
                activeColour: pane.controller.activeColour
                result: pane.controller.result
                ghostSquare: pane.sheets.activating ? pane.activation.landing : -1
            }
            Grid {
                id: strips
                width: parent.width
                columns: width > 330 * Theme.textScale ? 2 : 1
                spacing: Theme.gap
                Repeater {
                    model: pane.shown ? pane.controller.players : null
                    delegate: PlayerStrip {
                        width: (strips.width - (strips.columns - 1) * strips.spacing) / strips.columns
                        onClicked: pane.sheets.openMissions()
                    }
                }
            }
            Card {
                width: parent.width
                implicitHeight: missionLines.implicitHeight + 20
                visible: pane.wide && pane.shown && pane.missions.missions.count > 0
                Column {
                    id: missionLines
                    x: 14
                    y: 10
                    width: parent.width - 28
                    spacing: 4
                    SectionTitle { text: qsTr("Missions") }
                    Repeater {
                        model: pane.wide && pane.shown ? pane.missions.missions : null
                        delegate: Item {
                            id: missionLine
                            required property missionRow row
                            width: missionLines.width
                            height: missionName.implicitHeight + 6
                            BodyText {
                                id: missionName
                                width: parent.width - missionPoints.width - 8
                                text: qsTr("%1 · %2").arg(missionLine.row.playerName).arg(missionLine.row.title)
                            }
                            BodyText {
                                id: missionPoints
                                anchors.right: parent.right
                                text: missionLine.row.secret ? qsTr("secret") : qsTr("%L1 VP").arg(missionLine.row.vp)
                                font.weight: Font.DemiBold
                            }
                        }
                    }
                    PushButton {
                        kind: "quiet"
                        text: qsTr("Checklists")
                        onClicked: pane.sheets.openMissions()
                    }
                }
            }
            PushButton {
                width: parent.width
                visible: pane.headquarters.hasOrders && !pane.frozen
                iconName: "ui/note"
                text: qsTr("Headquarters: orders and prayers")
                onClicked: pane.sheets.openHeadquarters()
            }
            Repeater {
                model: pane.shown ? pane.controller.players : null
                delegate: Column {
                    id: moves
                    required property playerRow row
                    width: left.width
                    visible: row.active && !pane.frozen && (row.canPass || !row.listed)
                    PushButton {
                        width: parent.width
                        visible: moves.row.canPass
                        text: qsTr("%1 can activate nothing: to the next START").arg(moves.row.name)
                        onClicked: pane.controller.pass()
                    }
                    PushButton {
                        width: parent.width
                        visible: !moves.row.listed
                        kind: "primary"
                        text: qsTr("Spend TS")
                        onClicked: pane.sheets.openSpend()
                    }
                }
            }
            PushButton {
                width: parent.width
                visible: pane.controller.finished && !pane.frozen
                kind: "primary"
                text: pane.missions.unsettled ? qsTr("Count the missions") : qsTr("Read the story of this match")
                onClicked: pane.missions.unsettled ? pane.sheets.openMissions() : pane.shell.openStory(pane.controller.matchId)
            }
        }
        Column {
            id: units
            x: pane.wide ? left.x + left.width + Theme.space : Theme.space
            y: pane.wide ? 0 : left.y + left.height + Theme.space
            width: pane.width - x - Theme.space
            spacing: Theme.gap

            Repeater {
                model: pane.shown ? pane.controller.units : null
                delegate: Column {
                    id: unitPlace
                    required property tableUnit row
                    width: units.width
                    visible: pane.side < 0 || row.side === pane.side
                    spacing: Theme.gap
                    SectionTitle {
                        visible: text !== ""
                        topPadding: 8
                        text: unitPlace.row.heading
                    }
                    TableUnitCard {
                        width: parent.width
                        row: unitPlace.row
                        frozen: pane.frozen
                        open: pane.openUnit === unitPlace.row.id
                        onOpened: pane.openUnit = pane.openUnit === row.id ? "" : row.id
                        onActivated: pane.activate(row.id)
                        onInjured: count => pane.controller.injure(row.id, count)
                        onInjuryTakenBack: pane.controller.takeInjuryBack(row.id)
                        onStressed: change => pane.controller.changeStress(row.id, change)
                        onStatusToggled: (status, on) => pane.controller.setStatus(row.id, status, on)
                        onStatusWanted: pane.sheets.openTokens(row)
                        onMoreWanted: pane.sheets.openUnit(row)
                    }
                }
            }
        }
    }
}
