pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A new match of any game: who plays, with which list, and what the game asks at the start.
PageFrame {
    id: page

    title: qsTr("New match")
    subtitle: chosen.systemName

    /// The id of the game.
    property string system
    /// The list of the first player; empty: the one that was changed last.
    property string list
    readonly property BattleSetup setup: chosen
    readonly property bool twoColumns: width >= 860

    function begin(onPhones: bool) {
        if (chosen.begin() !== "")
            page.shell.startMatch(onPhones);
    }

    BattleSetup {
        id: chosen
        system: page.system
        onNotified: words => page.shell?.report(words, "", null)
    }
    Component.onCompleted: if (list !== "") chosen.chooseFirst(list)
    onVisibleChanged: if (visible) chosen.refresh()

    KeyCommand {
        command: "goOn"
        owner: page
        onActivated: page.begin(false)
    }

    ScrollPane {
        id: flick
        anchors.top: page.header.bottom
        anchors.bottom: foot.top
        width: parent.width
        contentHeight: body.implicitHeight + 2 * Theme.space

        Column {
            id: body
            x: Math.max(Theme.space, (flick.width - width) / 2)
            y: 4
            width: Math.min(flick.width - 2 * Theme.space, 980)
            spacing: Theme.space

            Grid {
                width: parent.width
                columns: page.twoColumns ? 2 : 1
                spacing: Theme.space
                Repeater {
                    model: chosen.sides
                    delegate: SetupSideCard {
                        width: page.twoColumns ? (body.width - Theme.space) / 2 : body.width
                        canRemove: chosen.canRemove
                        onNamed: name => chosen.setName(row.key, name)
                        onListWanted: {
                            lists.side = row.key;
                            lists.open();
                        }
                        onRemoved: chosen.removeSide(row.key)
                    }
                }
            }
            PushButton {
                visible: chosen.canAdd
                iconName: "ui/person-add"
                text: qsTr("Add player")
                onClicked: chosen.addSide()
            }
            ColumnCard {
                visible: chosen.asksExtras
                FormFields {
                    width: parent.width
                    form: chosen.extras
                }
            }
            PushButton {
                visible: PhonePlay.offered
                enabled: chosen.ready
                iconName: "ui/phone"
                text: qsTr("Play on phones")
                description: qsTr("Begins the match, and shows the codes to scan")
                onClicked: page.begin(true)
            }
        }
    }
    FootBar {
        id: foot
        height: begin.height + 24
        BodyText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.space
            anchors.right: begin.left
            anchors.rightMargin: Theme.space
            anchors.verticalCenter: parent.verticalCenter
            text: chosen.pending
            color: Theme.mutedText
        }
        PushButton {
            id: begin
            anchors.right: parent.right
            anchors.rightMargin: Theme.space
            anchors.verticalCenter: parent.verticalCenter
            kind: "primary"
            enabled: chosen.ready
            text: qsTr("Begin")
            onClicked: page.begin(false)
        }
    }
    // The saved lists to choose from.
    MenuSheet {
        id: lists

        property string side

        title: qsTr("Choose a list")

        BodyBlock {
            visible: chosen.lists.count === 0
            color: Theme.mutedText
            text: qsTr("No lists for this game yet.")
        }
        ColumnBlock {
            Repeater {
                model: chosen.lists
                delegate: MenuEntry {
                    required property setupList row
                    iconName: "ui/armies"
                    text: row.name
                    detail: row.detail
                    onClicked: {
                        chosen.chooseList(lists.side, row.id);
                        lists.close();
                    }
                }
            }
            MenuEntry {
                iconName: "ui/plus"
                text: qsTr("Make a new list")
                leadsOn: true
                onClicked: lists.closeThen(() => page.shell.newList())
            }
        }
    }
}
