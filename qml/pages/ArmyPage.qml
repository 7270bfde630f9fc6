pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// One army: recruits on the left and the army on the right of a wide window; on a phone the recruits come as a sheet.
Item {
    id: page

    required property string armyId
    readonly property Main shell: Window.window as Main
    readonly property bool wide: width >= 760
    readonly property alias editor: editor

    ArmyEditor {
        id: editor
        library: ArmyLibrary
        armyId: page.armyId
        onEntryRecruited: (entry, title) => {
            list.showEntry(entry);
            if (!page.wide)
                page.shell.tell(qsTr("%1 recruited").arg(title), qsTr("Undo"), () => editor.undo());
        }
    }
    Connections {
        target: Settings
        function onLanguageChanged() { editor.refresh(); }
    }
    StackView.onActivated: editor.refresh()

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: page.StackView.status === StackView.Active && editor.undoName !== ""
        onActivated: editor.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: page.StackView.status === StackView.Active && editor.redoName !== ""
        onActivated: editor.redo()
    }
    Shortcut {
        sequence: "Ctrl+F"
        enabled: page.StackView.status === StackView.Active
        onActivated: page.wide ? recruits.focusSearch() : page.openRecruits()
    }
    Shortcut {
        sequence: "Ctrl+P"
        enabled: page.StackView.status === StackView.Active
        onActivated: page.openShare()
    }

    // The Loader of Qt 6.4 can't make a bound component, so sheets that are seldom needed have files of their own.
    function openRecruits() {
        if (recruitLoader.status === Loader.Null)
            recruitLoader.setSource("army/RecruitSheet.qml", {editor: editor});
        (recruitLoader.item as RecruitSheet).open();
    }
    function openShare() {
        if (shareLoader.status === Loader.Null)
            shareLoader.setSource("ShareSheet.qml", {editor: editor});
        (shareLoader.item as ShareSheet).open();
    }
    function openLimits() {
        if (limitsLoader.status === Loader.Null)
            limitsLoader.setSource("army/LimitsSheet.qml", {editor: editor});
        (limitsLoader.item as LimitsSheet).open();
    }

    ArmyHeader {
        id: header
        width: parent.width
        editor: page.editor
        onBack: page.shell.back()
        onMatchWanted: page.shell.playArmy(page.armyId)
        onShareWanted: page.openShare()
        onLimitsWanted: page.openLimits()
        onRenameWanted: nameSheet.ask(qsTr("Name of the army"), page.editor.name, false, words => page.editor.renameArmy(words))
        onNotesWanted: nameSheet.ask(qsTr("Notes on the army"), page.editor.notes, true, words => page.editor.annotateArmy(words))
    }
    Rectangle {
        anchors.top: header.bottom
        width: parent.width
        height: Theme.borderWidth
        color: Theme.divider
        z: 1
    }
    RecruitList {
        id: recruits
        visible: page.wide
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: page.wide ? Math.max(320, Math.min(420, page.width * 0.36)) : 0
        editor: page.editor
        onRuleWanted: rule => page.shell.openRule(rule)
        onProfileWanted: unit => page.shell.open("profile", {unit: unit})
    }
    Rectangle {
        visible: page.wide
        anchors.left: recruits.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: Theme.borderWidth
        color: Theme.divider
    }
    EntryList {
        id: list
        anchors.left: page.wide ? recruits.right : parent.left
        anchors.leftMargin: page.wide ? 1 : 0
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.bottom: page.wide ? parent.bottom : addBar.top
        editor: page.editor
        onRuleWanted: rule => page.shell.openRule(rule)
        onMenuWanted: row => {
            menu.row = row;
            menu.open();
        }
        onOptionsWanted: row => {
            optionSheet.row = row;
            optionSheet.open();
        }
        onProfileWanted: unit => page.shell.open("profile", {unit: unit})
        onNotesWanted: row => nameSheet.ask(qsTr("Notes on %1").arg(row.title), row.notes, true, words => page.editor.annotate(row.entry, words))
        onRecruitWanted: page.wide ? recruits.focusSearch() : page.openRecruits()
    }
    Rectangle {
        id: addBar
        visible: !page.wide
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? 68 : 0
        color: Theme.surface
        Rectangle {
            width: parent.width
            height: Theme.borderWidth
            color: Theme.divider
        }
        PushButton {
            anchors.fill: parent
            anchors.margins: 12
            kind: "primary"
            iconName: "ui/person-add"
            text: qsTr("Recruit a Unit")
            onClicked: page.openRecruits()
        }
    }

    EntryMenu {
        id: menu
        editor: page.editor
        onRenameWanted: row => nameSheet.ask(qsTr("Own name for %1").arg(row.card.name), row.ownName, false, words => page.editor.rename(row.entry, words))
        onNotesWanted: row => nameSheet.ask(qsTr("Notes on %1").arg(row.title), row.notes, true, words => page.editor.annotate(row.entry, words))
        onProfileWanted: unit => page.shell.open("profile", {unit: unit})
        onRemoved: title => page.shell.tell(qsTr("%1 dropped").arg(title), qsTr("Undo"), () => page.editor.undo())
    }
    OptionSheet {
        id: optionSheet
        editor: page.editor
        onRuleWanted: rule => page.shell.openRule(rule)
    }
    TextSheet { id: nameSheet }

    Loader { id: recruitLoader }
    Loader { id: shareLoader }
    Loader { id: limitsLoader }
    Connections {
        target: recruitLoader.item as RecruitSheet
        function onRuleWanted(rule: string) { page.shell.openRule(rule); }
        function onProfileWanted(unit: string) { page.shell.open("profile", {unit: unit}); }
    }
    Connections {
        target: shareLoader.item as ShareSheet
        function onTold(words: string) { page.shell.tell(words, "", null); }
    }
}
