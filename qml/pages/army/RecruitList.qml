// Not ComponentBehavior: Bound, since Qt 6.4 can't make a section delegate of a bound component.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Every Unit the army may recruit, by people, with its sizes and prices.
Item {
    id: pane

    required property ArmyEditor editor
    property real inset: 12
    /// The Unit whose card is unfolded.
    property string unfolded

    signal ruleWanted(string rule)
    signal profileWanted(string unit)

    function focusSearch() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    SearchField {
        id: search
        x: pane.inset
        y: pane.inset
        width: pane.width - 2 * pane.inset
        label: qsTr("Search names, types and skills")
        text: pane.editor.search
        onTextEdited: pane.editor.search = text
    }
    RowWalker {
        id: walker
        list: list
    }
    ListView {
        id: list
        anchors.top: search.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        x: pane.inset
        width: pane.width - 2 * pane.inset
        clip: true
        spacing: 6
        bottomMargin: 16
        // No rows ahead: those are made in the background, and Qt 6.4 loses count of them when a search takes rows away.
        cacheBuffer: 0
        keyNavigationEnabled: false
        Keys.onUpPressed: event => event.accepted = walker.step(-1)
        Keys.onDownPressed: event => event.accepted = walker.step(1)
        boundsBehavior: Flickable.StopAtBounds
        model: pane.editor.recruits
        ScrollBar.vertical: PageScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Units to recruit")
        section.property: "section"
        section.delegate: SectionTitle {
            required property string section
            width: list.width
            topPadding: 10
            bottomPadding: 2
            text: section
        }
        delegate: RecruitCard {
            width: list.width
            unfolded: pane.unfolded === row.card.unit
            onUnfoldWanted: pane.unfolded = unfolded ? "" : row.card.unit
            onRecruited: size => pane.editor.recruit(row.card.unit, size)
            onPreviewed: cost => pane.editor.preview(cost)
            onRuleWanted: rule => pane.ruleWanted(rule)
            onProfileWanted: pane.profileWanted(row.card.unit)
        }
    }
    EmptyState {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 140
        width: Math.min(320, parent.width - 32)
        visible: list.count === 0 && search.text !== ""
        iconName: "ui/search"
        title: qsTr("No Unit matches")
        text: qsTr("Search for a part of a name, a type or a skill.")
    }
}
