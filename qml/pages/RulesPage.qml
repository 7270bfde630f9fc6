import QtQuick
import Adjutant

/// The rules entries by chapter, or of a list.
PageFrame {
    id: page

    title: qsTr("Rules")
    keys: ({find: () => focusSearch()})

    readonly property bool wide: width >= 860

    function focusSearch() { entries.focusSearch(); }

    Component.onDestruction: if (Rulebook.list !== "") Rulebook.list = ""

    actions: PushButtons {
        entries: [{icon: "ui/file", text: qsTr("Player aid"), go: () => page.shell.open("aid", {})}]
    }
    RulesList {
        id: entries
        x: Theme.space
        anchors.top: page.header.bottom
        anchors.bottom: parent.bottom
        width: page.wide ? Math.min(400, page.width * 0.4) : parent.width - 2 * Theme.space
        onChosen: rule => {
            if (page.wide)
                reading.show(rule);
            else
                page.shell.openRule(rule);
        }
    }
    // A wide window shows the entry beside the list.
    Rectangle {
        visible: page.wide
        anchors.left: entries.right
        anchors.leftMargin: Theme.space
        anchors.top: page.header.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        color: Theme.surface
        Divider { height: parent.height }
        ScrollPane {
            id: pane
            anchors.fill: parent
            contentHeight: reading.y + reading.implicitHeight + Theme.wideSpace
            TitleText {
                id: title
                x: Theme.wideSpace
                y: Theme.space
                width: reading.width
                visible: text !== ""
                text: reading.rule.title
            }
            RuleView {
                id: reading
                x: Theme.wideSpace
                y: title.y + title.implicitHeight + Theme.gap
                width: Math.min(680, pane.width - 2 * x)
                visible: rule.id !== ""
                onRuleChanged: pane.contentY = 0
            }
        }
        EmptyState {
            anchors.centerIn: parent
            width: Math.min(320, parent.width - 48)
            visible: reading.rule.id === ""
            iconName: "ui/rules"
            title: qsTr("Choose an entry to read it here")
        }
    }
}
