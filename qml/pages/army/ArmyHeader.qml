pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The open army's name, its budgets with what a choice in hand would cost, and undo by name.
Item {
    id: header

    required property ArmyEditor editor

    signal back()
    signal shareWanted()
    signal limitsWanted()
    signal renameWanted()
    signal notesWanted()

    readonly property bool narrow: width < 760

    implicitHeight: top.height + budgets.height + 14

    Item {
        id: top
        width: parent.width
        height: Math.max(60, names.implicitHeight + 8)
        IconButton {
            id: backButton
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            iconName: "ui/back"
            label: qsTr("Back to the armies")
            onClicked: header.back()
        }
        Emblem {
            id: emblem
            anchors.left: backButton.right
            anchors.leftMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            visible: header.width >= 440
            width: visible ? size : 0
            faction: header.editor.faction
            colour: header.editor.colour
            size: 36
        }
        Column {
            id: names
            anchors.left: emblem.right
            anchors.leftMargin: 12
            anchors.right: actions.left
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            TitleText {
                width: parent.width
                text: header.editor.name !== "" ? header.editor.name : qsTr("Unnamed army")
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            CaptionText {
                width: parent.width
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                text: qsTr("%1 · %n Warrior(s)", "", header.editor.warriors).arg(header.editor.factionName)
            }
        }
        Row {
            id: actions
            anchors.right: parent.right
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            IconButton {
                iconName: "ui/undo"
                enabled: header.editor.undoName !== ""
                label: enabled ? qsTr("Undo: %1").arg(header.editor.undoName) : qsTr("Nothing to undo")
                onClicked: header.editor.undo()
            }
            IconButton {
                visible: !header.narrow || enabled
                iconName: "ui/redo"
                enabled: header.editor.redoName !== ""
                label: enabled ? qsTr("Redo: %1").arg(header.editor.redoName) : qsTr("Nothing to redo")
                onClicked: header.editor.redo()
            }
            IconButton {
                visible: header.narrow
                iconName: "ui/share"
                label: qsTr("Print and share")
                onClicked: header.shareWanted()
            }
            IconButton {
                iconName: "ui/more"
                label: qsTr("More for the army")
                onClicked: menu.open()
            }
            PushButton {
                visible: !header.narrow
                iconName: "ui/share"
                text: qsTr("Print and share")
                onClicked: header.shareWanted()
            }
        }
    }
    Flow {
        id: budgets
        // Large text on a phone needs a line for each.
        readonly property bool stacked: width < 320 * Theme.textScale
        anchors.top: top.bottom
        x: Theme.space
        width: parent.width - 2 * x
        spacing: stacked ? 6 : Theme.space
        BudgetBar {
            width: budgets.stacked ? budgets.width : (budgets.width - budgets.spacing) * 0.58
            label: qsTr("AP")
            total: header.editor.ap
            limit: header.editor.apLimit
            pending: header.editor.pendingAp
        }
        BudgetBar {
            width: budgets.stacked ? budgets.width : (budgets.width - budgets.spacing) * 0.42 - 1
            label: qsTr("Rarity")
            total: header.editor.rarity
            limit: header.editor.rarityLimit
            pending: header.editor.pendingRarity
        }
    }

    MenuSheet {
        id: menu
        title: header.editor.name
        MenuEntry {
            iconName: "ui/edit"
            text: qsTr("Rename")
            onClicked: {
                menu.close();
                header.renameWanted();
            }
        }
        MenuEntry {
            iconName: "game/ap"
            text: qsTr("Limits")
            detail: qsTr("%L1 AP, Rarity %L2").arg(header.editor.apLimit).arg(header.editor.rarityLimit)
            onClicked: {
                menu.close();
                header.limitsWanted();
            }
        }
        MenuEntry {
            iconName: "ui/note"
            text: qsTr("Notes")
            detail: header.editor.notes
            onClicked: {
                menu.close();
                header.notesWanted();
            }
        }
    }
}
