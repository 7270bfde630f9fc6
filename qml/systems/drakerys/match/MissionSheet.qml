pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The missions of both players as live checklists.
Sheet {
    id: sheet

    required property MissionController controller
    /// The secret mission that its owner is looking at; empty: none.
    property string uncovered

    title: qsTr("Missions")
    preferredWidth: 680
    onClosed: uncovered = ""

    EmptyState {
        width: parent.width
        visible: sheet.controller.missions.count === 0
        iconName: "ui/match"
        title: qsTr("No missions yet")
        text: qsTr("Draw or choose them in the setup.")
    }
    Repeater {
        model: sheet.controller.missions
        delegate: Card {
            id: card
            required property missionRow row
            readonly property string key: row.player + "/" + row.mission
            readonly property bool covered: row.secret && sheet.uncovered !== key
            width: parent ? parent.width : 0
            implicitHeight: column.implicitHeight + 24

            Column {
                id: column
                x: 14
                y: 12
                width: parent.width - 28
                spacing: 8

                Item {
                    width: parent.width
                    height: titles.implicitHeight
                    Column {
                        id: titles
                        width: parent.width - points.width - 12
                        SectionTitle {
                            text: card.row.common ? qsTr("%1 · Common").arg(card.row.playerName) : qsTr("%1 · Solo").arg(card.row.playerName)
                        }
                        TitleText {
                            width: parent.width
                            text: card.row.title
                        }
                    }
                    Text {
                        id: points
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: card.covered ? "" : qsTr("%L1 VP").arg(card.row.vp)
                        color: Theme.text
                        font.pixelSize: Theme.headingSize
                        font.weight: Font.DemiBold
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                }
                CaptionText {
                    width: parent.width
                    text: card.row.summary
                }
                Flow {
                    width: parent.width
                    spacing: 8
                    visible: card.row.secret
                    PushButton {
                        text: card.covered ? qsTr("Look, only %1").arg(card.row.playerName) : qsTr("Cover again")
                        iconName: "ui/eye"
                        onClicked: sheet.uncovered = card.covered ? card.key : ""
                    }
                    PushButton {
                        text: qsTr("Reveal to both")
                        onClicked: sheet.controller.reveal(card.row.player, card.row.mission)
                    }
                }
                BodyText {
                    width: parent.width
                    visible: card.row.choosable && !card.covered
                    text: card.row.chosen !== "" ? qsTr("Chosen: %1").arg(card.row.chosen) : qsTr("Nobody is chosen yet.")
                }
                PushButton {
                    visible: card.row.choosable && !card.covered && !sheet.controller.over
                    iconName: "ui/edit"
                    text: qsTr("Choose Units")
                    onClicked: {
                        choice.row = card.row;
                        choice.open();
                    }
                }
                BodyText {
                    width: parent.width
                    visible: text !== "" && !card.covered
                    text: card.row.progress
                }
                Repeater {
                    model: card.covered ? [] : card.row.conditions
                    delegate: Item {
                        id: line
                        required property conditionRow modelData
                        width: column.width
                        height: Math.max(Theme.target, words.implicitHeight + 8)
                        ToggleChip {
                            id: tick
                            visible: !line.modelData.counts
                            width: line.width
                            text: line.modelData.words
                            checkable: false
                            checked: line.modelData.count > 0
                            Accessible.description: line.modelData.computed ? qsTr("told from the table") : ""
                            onClicked: sheet.controller.tick(card.row.player, card.row.mission, line.modelData.id, line.modelData.count > 0 ? 0 : 1)
                        }
                        BodyText {
                            id: words
                            visible: line.modelData.counts
                            anchors.left: parent.left
                            anchors.right: counter.left
                            anchors.rightMargin: 8
                            anchors.verticalCenter: parent.verticalCenter
                            text: line.modelData.words
                        }
                        NumberStepper {
                            id: counter
                            visible: line.modelData.counts
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            label: line.modelData.words
                            from: 0
                            to: 100
                            onValueModified: sheet.controller.tick(card.row.player, card.row.mission, line.modelData.id, value)
                        }
                        Binding {
                            target: counter
                            property: "value"
                            value: line.modelData.count
                        }
                    }
                }
            }
        }
    }
    footer: PushButton {
        kind: "primary"
        visible: sheet.controller.unsettled
        text: qsTr("Count these points")
        onClicked: {
            sheet.controller.settle();
            sheet.close();
        }
    }

    MissionChoiceSheet {
        id: choice
        controller: sheet.controller
    }
}
