pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// The entries of a shelf of the rules, narrowed while one types.
Item {
    id: rules

    /// Nothing is looked for: the chapters stand in place of their entries.
    readonly property bool overview: Rulebook.shelf === "" && search.text === ""

    signal chosen(string rule)

    function focusSearch() { search.forceActiveFocus(Qt.ShortcutFocusReason); }
    function showShelf(shelf: string) {
        Rulebook.shelf = shelf;
        list.positionViewAtBeginning();
    }

    SearchField {
        id: search
        width: Math.min(560, parent.width)
        label: qsTr("Search titles and text")
        text: Rulebook.search
        onTextEdited: Rulebook.search = text
    }
    SideStrip {
        id: chapters
        anchors.top: search.bottom
        anchors.topMargin: 8
        width: parent.width
        visible: !rules.overview
        height: visible ? chapterRow.height : 0
        contentWidth: chapterRow.width
        ChoiceRow {
            id: chapterRow
            label: qsTr("View")
            choices: Rulebook.shelves
            current: Rulebook.shelf
            onChosen: value => rules.showShelf(value)
        }
        // The chapter that is shown is in view, and what has the focus.
        onVisibleChanged: showCurrent()
        Connections {
            target: Rulebook
            function onShelfChanged() { chapters.showCurrent(); }
        }
        function showCurrent() {
            const current = Array.from(chapterRow.children).find(each => (each as Choice)?.isCurrent === true);
            if (current)
                contentX = Math.max(0, Math.min(current.x - Theme.space, contentWidth - width));
        }
        FocusFollower {
            view: chapters
            beside: Theme.space
        }
    }
    RowList {
        id: list
        anchors.top: chapters.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        width: Math.min(parent.width, 720)
        visible: !rules.overview
        bottomMargin: Theme.wideSpace
        // Rows of a list that never showed outlive it in Qt 6.4, which crashes with a screen reader.
        model: rules.overview ? null : Rulebook.entries
        section.property: "section"
        sectionAbove: 14
        sectionBelow: 4
        sectionIndent: 12
        delegate: MenuEntry {
            required property ruleChip row
            width: list.width
            iconName: row.rule.startsWith("weapon/") ? "game/weapon" : row.rule.startsWith("option/") ? "game/option"
                      : row.rule.startsWith("type/") ? "game/infantry" : row.rule.startsWith("fault/") ? "ui/note"
                      : row.rule.startsWith("skill/") ? "game/skill" : "ui/rules"
            text: row.title
            excerpt: row.excerpt
            leadsOn: true
            onClicked: rules.chosen(row.rule)
        }
    }
    // The chapters as tiles.
    ScrollPane {
        anchors.top: search.bottom
        anchors.topMargin: Theme.space
        anchors.bottom: parent.bottom
        width: Math.min(parent.width, 720)
        visible: rules.overview
        contentHeight: grid.implicitHeight + Theme.wideSpace

        EvenGrid {
            id: grid
            columns: Math.max(1, Math.floor((width + spacing) / (150 * Theme.textScale + spacing)))
            Repeater {
                model: Array.from(Rulebook.shelves).filter(each => each.value !== "")
                delegate: Pressable {
                    id: tile
                    required property var modelData
                    width: grid.cell
                    height: Math.max(60, words.implicitHeight + 20)
                    text: modelData.text
                    onClicked: rules.showShelf(modelData.value)
                    contentItem: Item {
                        StrongText {
                            id: words
                            x: 14
                            width: parent.width - 28
                            anchors.verticalCenter: parent.verticalCenter
                            text: tile.text
                            wrapMode: Text.Wrap
                        }
                    }
                    corner: Theme.radius
                    ground: Theme.surface
                    outline: Theme.borderWidth
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(420, parent.width - 16)
        visible: list.count === 0 && !rules.overview
        iconName: search.text !== "" ? "ui/search" : "ui/rules"
        title: search.text !== "" ? qsTr("No rules found") : qsTr("Nothing here")
        text: search.text !== "" ? qsTr("Try part of a word, or another word.") : ""
    }
}
