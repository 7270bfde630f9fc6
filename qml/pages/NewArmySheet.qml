pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A new army: its people, its limits, its name.
Sheet {
    id: sheet

    property string faction

    signal made(string army)

    title: qsTr("New army")

    onAboutToShow: {
        faction = "";
        nameEntry.text = "";
        fields.followsAdvice = true;
        const usual = {};
        for (const budget of ArmyLibrary.budgets)
            usual[budget.id] = budget.limit;
        fields.show(usual);
    }

    SectionTitle { text: qsTr("People") }
    Grid {
        id: peoples
        width: parent.width
        columns: width >= 440 ? 2 : 1
        spacing: Theme.gap
        Repeater {
            model: ArmyLibrary.allegiances
            delegate: AbstractButton {
                id: people
                required property factionRow modelData
                readonly property bool isCurrent: sheet.faction === modelData.id

                width: (peoples.width - (peoples.columns - 1) * peoples.spacing) / peoples.columns
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
                        Text {
                            textFormat: Text.PlainText
                            width: parent.width
                            text: people.modelData.name
                            color: Theme.text
                            font.pixelSize: Theme.bodySize
                            font.weight: Font.DemiBold
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        CaptionText {
                            width: parent.width
                            text: people.modelData.title
                            Accessible.ignored: true
                        }
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
                        shown: people.visualFocus
                    }
                }
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.name
                Accessible.description: modelData.title
                Accessible.checkable: true
                Accessible.checked: isCurrent
                Accessible.onPressAction: people.clicked()
                Keys.onReturnPressed: people.clicked()
            }
        }
    }
    SectionTitle { text: qsTr("Limits") }
    LimitsFields {
        id: fields
        width: parent.width
    }
    TextEntry {
        id: nameEntry
        width: parent.width
        label: qsTr("Name (you can change it later)")
        onAccepted: if (create.enabled) create.clicked()
    }

    footer: [
        CaptionText {
            width: parent ? parent.width : 0
            visible: sheet.faction === ""
            text: qsTr("Choose a people first: it decides which Units may join.")
            color: Theme.warningText
        },
        PushButton {
            id: create
            kind: "primary"
            text: qsTr("Create the army")
            enabled: sheet.faction !== ""
            description: enabled ? "" : qsTr("Choose a people first: it decides which Units may join.")
            onClicked: {
                const peoplesList = ArmyLibrary.allegiances;
                const people = peoplesList.find(row => row.id === sheet.faction);
                const name = nameEntry.text.trim() !== "" ? nameEntry.text : qsTr("Army of %1").arg(people.name);
                const army = ArmyLibrary.create(name, sheet.faction, fields.limits);
                sheet.close();
                if (army !== "")
                    sheet.made(army);
            }
        },
        PushButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
