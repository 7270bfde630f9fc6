pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// A new match of any game: who plays, with which list, and what the game asks at the start.
PageFrame {
    id: page

    title: qsTr("New match")
    subtitle: chosen.systemName
    keys: ({proceed: () => begin(false)})

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

    ColumnPane {
        anchors.top: page.header.bottom
        anchors.bottom: foot.top
        width: parent.width
        most: 980
        centred: true
        above: 4
        below: 2 * Theme.space - above

        EvenGrid {
            id: sides
            columns: page.twoColumns ? 2 : 1
            spacing: Theme.space
            Repeater {
                model: chosen.sides
                // Who plays a side, with which list.
                delegate: Card {
                    id: card
                    required property setupSide row
                    width: sides.cell
                    implicitHeight: about.implicitHeight + 28

                    Rectangle {
                        width: 8
                        height: parent.height
                        radius: 4
                        color: Theme.sideColour(card.row.key, card.row.place)
                    }
                    Column {
                        id: about
                        x: 24
                        y: 14
                        width: parent.width - 40
                        spacing: 12

                        EndedRow {
                            TitleText {
                                text: card.row.colour
                                color: Theme.sideColour(card.row.key, card.row.place)
                            }
                            end: IconButtons {
                                entries: [{icon: "ui/delete", label: qsTr("Remove %1").arg(card.row.colour), shown: chosen.canRemove, go: () => chosen.removeSide(card.row.key)}]
                            }
                        }
                        TextEntry {
                            id: name
                            label: qsTr("Player")
                            placeholder: card.row.colour
                            field.Accessible.name: qsTr("Name of %1").arg(card.row.colour)
                            onEdited: chosen.setName(card.row.key, text)
                            Component.onCompleted: text = card.row.name
                        }
                        Pressable {
                            id: list
                            width: parent.width
                            implicitHeight: Math.max(56, words.implicitHeight + 20)
                            onClicked: {
                                lists.side = card.row.key;
                                lists.open();
                            }
                            contentItem: Item {
                                Icon {
                                    id: sign
                                    anchors.verticalCenter: parent.verticalCenter
                                    name: "ui/armies"
                                    color: Theme.accent
                                }
                                Column {
                                    id: words
                                    anchors.left: sign.right
                                    anchors.right: arrow.left
                                    anchors.leftMargin: 12
                                    anchors.verticalCenter: parent.verticalCenter
                                    BodyBlock {
                                        text: card.row.rosterName !== "" ? card.row.rosterName : qsTr("Choose a list")
                                        font.weight: Font.DemiBold
                                        Accessible.ignored: true
                                    }
                                    PlainCaptionBlock { text: card.row.rosterDetail }
                                }
                                EndIcon {
                                    id: arrow
                                    name: "ui/chevron-right"
                                }
                            }
                            ground: Theme.surface
                            outline: Theme.borderWidth
                            outlineColour: Theme.outline
                            leftPadding: 14
                            rightPadding: 12
                            Accessible.name: Phrase.of(qsTr("List of %1: %2"), [card.row.colour, card.row.rosterName !== "" ? card.row.rosterName : qsTr("none yet")])
                        }
                        Loader {
                            width: parent.width
                            active: card.row.extras !== null
                            visible: active
                            Component.onCompleted: if (active) setSource("../form/FormFields.qml", {form: card.row.extras})
                        }
                    }
                }
            }
        }
        PushButtons {
            entries: [{icon: "ui/person-add", text: qsTr("Add player"), shown: chosen.canAdd, go: () => chosen.addSide()}]
        }
        ColumnCard {
            visible: chosen.asksExtras
            FormFields { form: chosen.extras }
        }
        PushButtons {
            entries: [{icon: "ui/phone", text: qsTr("Play on phones"), description: qsTr("Begins the match, and shows the codes to scan"),
                       shown: PhonePlay.offered, off: !chosen.ready, go: () => page.begin(true)}]
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

        MutedBlock {
            visible: chosen.lists.count === 0
            text: qsTr("No lists for this game yet.")
        }
        ColumnBlock {
            Repeater {
                model: chosen.lists
                delegate: MenuEntry {
                    required property ruleChip row
                    iconName: "ui/armies"
                    text: row.title
                    detail: row.summary
                    onClicked: {
                        chosen.chooseList(lists.side, row.rule);
                        lists.close();
                    }
                }
            }
            MenuEntries {
                menu: lists
                entries: [{icon: "ui/plus", text: qsTr("Make a new list"), leadsOn: true, go: () => page.shell.newList()}]
            }
        }
    }
}
