pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// A new list: its faction and its limits, where its game has them, and its name.
Sheet {
    id: sheet

    property string faction

    readonly property bool lacksFaction: faction === "" && ListLibrary.factions.length > 0

    title: qsTr("New list")

    onAboutToShow: {
        faction = "";
        nameEntry.text = "";
        fields.followsAdvice = true;
        const usual = {};
        for (const budget of ListLibrary.budgets)
            usual[budget.id] = budget.limit;
        fields.show(usual);
    }

    SectionTitle {
        visible: ListLibrary.factions.length > 0
        text: qsTr("Faction")
    }
    EvenGrid {
        id: peoples
        columns: width >= 440 ? 2 : 1
        Repeater {
            model: ListLibrary.factions
            delegate: Choice {
                id: people
                required property factionRow modelData
                isCurrent: sheet.faction === modelData.id

                width: peoples.cell
                implicitHeight: Math.max(64, words.implicitHeight + 20)
                onClicked: sheet.faction = modelData.id
                contentItem: Item {
                    Emblem {
                        id: emblem
                        x: 10
                        anchors.verticalCenter: parent.verticalCenter
                        faction: people.modelData.id
                        colour: people.modelData.colour
                        size: 40
                    }
                    Column {
                        id: words
                        anchors.left: emblem.right
                        anchors.leftMargin: 12
                        anchors.right: tick.left
                        anchors.verticalCenter: parent.verticalCenter
                        PlainBlock {
                            text: people.modelData.name
                            font.weight: Font.DemiBold
                        }
                        PlainCaptionBlock { text: people.modelData.title }
                    }
                    Icon {
                        id: tick
                        anchors.right: parent.right
                        anchors.rightMargin: 10
                        anchors.verticalCenter: parent.verticalCenter
                        name: "ui/check"
                        color: Theme.accent
                        visible: people.isCurrent
                    }
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: people.isCurrent ? Theme.accentSoft : people.hovered ? Theme.sunken : Theme.surface
                    border.width: people.isCurrent ? 2 : Theme.borderWidth
                    border.color: people.isCurrent ? Theme.accent : Theme.divider
                    FocusRing {
                        radius: Theme.radius + 3
                        shown: people.activeFocus
                    }
                }
                Accessible.name: modelData.name
                Accessible.description: modelData.title
            }
        }
    }
    SectionTitle {
        visible: fields.visible
        text: qsTr("Limits")
    }
    LimitsFields {
        id: fields
        visible: ListLibrary.budgets.length > 0
    }
    TextEntry {
        id: nameEntry
        label: qsTr("Name (you can change it later)")
        onAccepted: if (create.enabled) create.clicked()
    }

    footer: [
        CaptionBlock {
            visible: sheet.lacksFaction
            text: qsTr("Choose a faction first: it decides which units you can take.")
            color: Theme.warningText
        },
        PushButton {
            id: create
            kind: "primary"
            text: qsTr("Create list")
            enabled: !sheet.lacksFaction
            description: enabled ? "" : qsTr("Choose a faction first: it decides which units you can take.")
            onClicked: {
                const people = ListLibrary.factions.find(row => row.id === sheet.faction);
                const name = nameEntry.text.trim() !== "" ? nameEntry.text
                             : people !== undefined ? qsTr("%1 list").arg(people.name) : qsTr("New list");
                const list = ListLibrary.create(name, sheet.faction, fields.limits);
                sheet.close();
                (sheet.parent.Window.window as Main)?.openNewList(list);
            }
        },
        PushButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
