pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The open list's name and game, its budgets where there are limits, and undo by name.
Item {
    id: header

    required property ListEditor editor
    property bool canPlay: false

    signal back()
    signal shareWanted()
    signal renameWanted()
    signal notesWanted()
    signal matchWanted()

    readonly property bool narrow: width < 760
    /// Large text on a phone needs the whole width for the name.
    readonly property bool stacked: narrow && Theme.textScale > 1.25

    implicitHeight: top.height + (budgets.visible ? budgets.height + 14 : 0)

    Item {
        id: top
        width: parent.width
        height: header.stacked ? 56 + names.implicitHeight + 8 : Math.max(60, names.implicitHeight + 12)
        IconButton {
            id: backButton
            x: 4
            y: actions.y
            iconName: "ui/back"
            label: qsTr("Back to the lists")
            onClicked: header.back()
        }
        Column {
            id: names
            x: header.stacked ? Theme.space : backButton.x + backButton.width + 12
            y: header.stacked ? 54 : (parent.height - height) / 2
            width: header.stacked ? parent.width - 2 * x : actions.x - 8 - x
            TitleText {
                width: parent.width
                text: header.editor.name !== "" ? header.editor.name : qsTr("Unnamed list")
            }
            CaptionText {
                width: parent.width
                text: header.editor.sample ? qsTr("%1 · %n card(s) · sample", "", header.editor.cards).arg(header.editor.gameName)
                                           : qsTr("%1 · %n card(s)", "", header.editor.cards).arg(header.editor.gameName)
            }
        }
        Row {
            id: actions
            anchors.right: parent.right
            anchors.rightMargin: 8
            y: header.stacked ? 6 : (parent.height - height) / 2
            IconButton {
                iconName: "ui/undo"
                available: header.editor.undoName !== ""
                label: available ? qsTr("Undo: %1").arg(header.editor.undoName) : qsTr("Nothing to undo")
                onClicked: if (available) header.editor.undo()
            }
            IconButton {
                visible: !header.narrow
                iconName: "ui/redo"
                available: header.editor.redoName !== ""
                label: available ? qsTr("Redo: %1").arg(header.editor.redoName) : qsTr("Nothing to redo")
                onClicked: if (available) header.editor.redo()
            }
            IconButton {
                visible: !header.narrow && header.canPlay
                iconName: "ui/match"
                label: qsTr("Play a match with this list")
                onClicked: header.matchWanted()
            }
            IconButton {
                iconName: "ui/more"
                label: qsTr("More for the list")
                onClicked: menu.open()
            }
            PushButton {
                visible: !header.narrow
                iconName: "ui/share"
                text: qsTr("Share")
                onClicked: header.shareWanted()
            }
        }
    }
    Flow {
        id: budgets
        readonly property bool stacked: width < 320 * Theme.textScale
        anchors.top: top.bottom
        x: Theme.space
        width: parent.width - 2 * x
        spacing: stacked ? 6 : Theme.space
        visible: header.editor.budgets.length > 0
        Repeater {
            model: header.editor.budgets
            delegate: BudgetBar {
                required property budgetRow modelData
                width: budgets.stacked ? budgets.width : (budgets.width - budgets.spacing) / 2
                label: modelData.label
                total: modelData.total
                limit: modelData.limit
            }
        }
    }

    MenuSheet {
        id: menu
        title: header.editor.name
        MenuEntry {
            visible: header.narrow
            height: visible ? implicitHeight : 0
            iconName: "ui/redo"
            enabled: header.editor.redoName !== ""
            text: enabled ? qsTr("Redo: %1").arg(header.editor.redoName) : qsTr("Nothing to redo")
            onClicked: {
                menu.close();
                header.editor.redo();
            }
        }
        MenuEntry {
            visible: header.canPlay
            height: visible ? implicitHeight : 0
            iconName: "ui/match"
            text: qsTr("Play a match with this list")
            onClicked: {
                menu.close();
                header.matchWanted();
            }
        }
        MenuEntry {
            iconName: "ui/share"
            text: qsTr("Share")
            onClicked: {
                menu.close();
                header.shareWanted();
            }
        }
        MenuEntry {
            iconName: "ui/edit"
            text: qsTr("Rename")
            onClicked: {
                menu.close();
                header.renameWanted();
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
