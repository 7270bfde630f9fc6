pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The open list's name, its budgets with what a choice in hand would cost, and undo by name.
Item {
    id: header

    required property ListEditor editor
    readonly property bool canPlay: Games.current.hasMatch
    readonly property Main shell: Window.window as Main

    signal shareWanted()
    signal limitsWanted()
    signal renameWanted()
    signal notesWanted()

    readonly property bool narrow: width < 760
    /// Large text on a phone needs the whole width for the name.
    readonly property bool stacked: narrow && Theme.textScale > 1.25

    implicitHeight: top.height + (budgets.visible ? budgets.height + 14 : 0)

    function about(): string {
        return Phrase.joined([editor.row.factionName !== "" ? editor.row.factionName : editor.gameName, editor.row.countText, editor.row.sample ? qsTr("sample") : ""]);
    }

    Item {
        id: top
        width: parent.width
        height: header.stacked ? 56 + names.implicitHeight + (budgets.visible ? 0 : 8) : Math.max(60, names.implicitHeight + 12)
        IconButton {
            id: backButton
            x: 4
            y: actions.y
            iconName: "ui/back"
            label: qsTr("Back to the lists")
            onClicked: header.shell.back()
        }
        Emblem {
            id: emblem
            anchors.left: backButton.right
            anchors.leftMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            visible: header.width >= 440 && header.editor.row.faction !== ""
            width: visible ? Math.round(size * Theme.iconScale) : 0
            height: Math.round(size * Theme.iconScale)
            faction: header.editor.row.faction
            colour: header.editor.row.colour
            size: 36
        }
        Column {
            id: names
            x: header.stacked ? Theme.space : emblem.x + emblem.width + 12
            y: header.stacked ? 54 : (parent.height - height) / 2
            width: header.stacked ? parent.width - 2 * x : actions.x - 8 - x
            TitleText { text: header.editor.name !== "" ? header.editor.name : qsTr("Unnamed list") }
            CaptionBlock { text: header.about() }
        }
        Row {
            id: actions
            anchors.right: parent.right
            anchors.rightMargin: 8
            y: header.stacked ? 6 : (parent.height - height) / 2
            IconButtons {
                readonly property string undo: header.editor.undoName
                readonly property string redo: header.editor.redoName
                entries: [
                    {icon: "ui/undo", off: undo === "", label: undo !== "" ? qsTr("Undo: %1").arg(undo) : qsTr("Nothing to undo"),
                     go: () => header.editor.undo()},
                    {icon: "ui/redo", off: redo === "", label: redo !== "" ? qsTr("Redo: %1").arg(redo) : qsTr("Nothing to redo"),
                     shown: !header.narrow, go: () => header.editor.redo()},
                    {icon: "ui/share", label: qsTr("Print and share"), shown: header.narrow, go: () => header.shareWanted()},
                    {icon: "ui/match", label: qsTr("Play a match with this list"), shown: !header.narrow && header.canPlay,
                     go: () => header.shell.playList(header.editor.listId)},
                    {icon: "ui/more", label: qsTr("More for this list"), go: () => menu.open()}
                ]
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
        visible: bars.count > 0
        // The first is the one that is looked at most.
        Repeater {
            id: bars
            // By their number, so that a bar stays and its figure can run.
            model: header.editor.budgets.length
            delegate: BudgetBar {
                required property int index
                budget: header.editor.budgets[index]
                readonly property real share: bars.count === 1 ? 1 : index === 0 ? 0.58 : 0.42 / (bars.count - 1)
                width: budgets.stacked ? budgets.width
                                       : (budgets.width - (bars.count - 1) * budgets.spacing) * share - (index > 0 ? 1 : 0)
            }
        }
    }

    MenuSheet {
        id: menu
        title: header.editor.name
        entries: [
            ...(header.narrow ? [{icon: "ui/redo", off: header.editor.redoName === "", go: () => header.editor.redo(),
                                  text: header.editor.redoName !== "" ? qsTr("Redo: %1").arg(header.editor.redoName) : qsTr("Nothing to redo")}] : []),
            ...(header.canPlay ? [{icon: "ui/match", text: qsTr("Play a match with this list"),
                                   go: () => header.shell.playList(header.editor.listId)}] : []),
            {icon: "ui/edit", text: qsTr("Rename"), go: () => header.renameWanted()},
            ...(bars.count > 0 ? [{icon: "game/ap", text: qsTr("Limits"), detail: header.editor.limitsText, go: () => header.limitsWanted()}] : []),
            {icon: "ui/rules", text: qsTr("Rules of this list"), leadsOn: true, go: () => {
                Rulebook.list = header.editor.listId;
                header.shell.open("rules", {});
            }},
            {icon: "ui/note", text: qsTr("Notes"), detail: header.editor.notes, go: () => header.notesWanted()}
        ]
    }
}
