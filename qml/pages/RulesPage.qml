// Not ComponentBehavior: Bound, since Qt 6.4 can't make a section delegate of a bound component.
// qmllint disable unqualified
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The rules entries by chapter, for now, or of a list, narrowed while one types.
Item {
    id: page

    readonly property Main shell: Window.window as Main

    // Over a match, what can matter now comes first.
    Component.onCompleted: {
        if (!Rulebook.atTable)
            return;
        Rulebook.search = "";
        Rulebook.shelf = "now";
    }
    Component.onDestruction: if (Rulebook.list !== "") Rulebook.list = ""

    function focusSearch() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Rules")
        // Over a match.
        canGoBack: page.StackView.index > 0
        onBack: page.shell.back()
        PushButton {
            iconName: "ui/file"
            text: qsTr("Player aid")
            onClicked: page.shell.open("aid", {})
        }
    }
    SearchField {
        id: search
        x: Theme.space
        anchors.top: header.bottom
        width: Math.min(560, parent.width - 2 * Theme.space)
        label: qsTr("Search titles and texts")
        text: Rulebook.search
        onTextEdited: Rulebook.search = text
    }
    KeyCommand {
        command: "find"
        owner: page
        onActivated: page.focusSearch()
    }
    Flickable {
        id: chapters
        x: Theme.space
        anchors.top: search.bottom
        anchors.topMargin: 8
        width: parent.width - x
        height: chapterRow.height
        contentWidth: chapterRow.width + Theme.space
        contentHeight: height
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ChoiceRow {
            id: chapterRow
            label: qsTr("What is shown")
            choices: Rulebook.shelves
            current: Rulebook.shelf
            onChosen: value => {
                Rulebook.shelf = value;
                list.positionViewAtBeginning();
            }
        }
        // What has the focus stays in view.
        readonly property Item focused: Window.activeFocusItem
        onFocusedChanged: {
            if (!focused || focused.parent !== chapterRow)
                return;
            const last = Math.max(0, contentWidth - width);
            if (focused.x < contentX)
                contentX = Math.max(0, focused.x - Theme.space);
            else if (focused.x + focused.width > contentX + width)
                contentX = Math.min(last, focused.x + focused.width - width + Theme.space);
        }
    }
    RowWalker {
        id: walker
        list: list
    }
    ListView {
        id: list
        anchors.top: chapters.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        x: Theme.space
        width: Math.min(parent.width - 2 * Theme.space, 720)
        clip: true
        bottomMargin: Theme.wideSpace
        boundsBehavior: Flickable.StopAtBounds
        model: Rulebook.entries
        // No rows ahead: those are made in the background, and Qt 6.4 loses count of them when a search takes rows away.
        cacheBuffer: 0
        keyNavigationEnabled: false
        Keys.onUpPressed: event => event.accepted = walker.step(-1)
        Keys.onDownPressed: event => event.accepted = walker.step(1)
        ScrollBar.vertical: PageScrollBar {}
        section.property: "section"
        section.delegate: SectionTitle {
            required property string section
            width: list.width
            topPadding: 14
            bottomPadding: 4
            leftPadding: 12
            text: section
        }
        delegate: MenuEntry {
            required property ruleChip row
            width: list.width
            iconName: row.rule.startsWith("weapon/") ? "game/weapon" : row.rule.startsWith("option/") ? "game/option"
                      : row.rule.startsWith("type/") ? "game/infantry" : row.rule.startsWith("fault/") ? "ui/note"
                      : row.rule.startsWith("skill/") ? "game/skill" : "ui/rules"
            text: row.title
            excerpt: row.excerpt
            leadsOn: true
            onClicked: page.shell.openRule(row.rule)
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(420, parent.width - 48)
        visible: list.count === 0
        iconName: search.text !== "" ? "ui/search" : "ui/rules"
        title: search.text !== "" ? qsTr("No rule matches") : qsTr("Nothing here")
        text: search.text !== "" ? qsTr("Try a part of a word: “par” finds Parry and Expert Parry.") : ""
    }
}
