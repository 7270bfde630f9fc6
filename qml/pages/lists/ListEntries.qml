// Not ComponentBehavior: Bound, since Qt 6.4 can't make a list's header and footer of a bound component.
// qmllint disable unqualified
import QtQuick
import Adjutant

/// The list: what is wrong with it, then its cards.
Item {
    id: pane

    required property ListEditor editor

    signal menuWanted(listEntry row)
    signal optionsWanted(listEntry row)
    signal editWanted(listEntry row)
    signal addWanted()
    signal extrasWanted()

    /// The entry that is unfolded.
    property string unfolded

    /// Brings an entry into view.
    function showEntry(entry: string) {
        for (let place = 0; place < list.count; ++place) {
            if (pane.editor.entryAt(place) === entry) {
                list.positionViewAtIndex(place, ListView.Contain);
                return;
            }
        }
    }

    Connections {
        target: pane.editor
        function onListIdChanged() {
            list.scrolled = false;
            showBeginning.restart();
        }
    }
    // Not at once: the list may be in the middle of making its rows.
    Timer {
        id: showBeginning
        interval: 0
        onTriggered: {
            list.positionViewAtBeginning();
            list.contentY = list.originY - list.topMargin;
        }
    }
    RowList {
        id: list
        /// Until it is scrolled, the list shows its beginning, however the findings above it grow.
        property bool scrolled: false
        onMovementStarted: scrolled = true
        onRevealed: scrolled = true
        anchors.fill: parent
        anchors.leftMargin: 12
        anchors.rightMargin: 12
        spacing: 10
        topMargin: 12
        bottomMargin: 24
        cacheBuffer: 1200
        model: pane.editor.entries
        Accessible.role: Accessible.List
        Accessible.name: qsTr("List contents")
        move: Transition { NumberAnimation { property: "y"; duration: Theme.duration } }
        displaced: Transition { NumberAnimation { property: "y"; duration: Theme.duration } }

        header: Column {
            width: list.width
            spacing: 8
            bottomPadding: 10
            onHeightChanged: if (!list.scrolled) showBeginning.restart()
            MenuEntry {
                id: problems
                property bool unfolded: list.width >= 640
                visible: pane.editor.findings.count > 1
                iconName: "ui/warning"
                danger: true
                text: qsTr("%n problem(s)", "", pane.editor.findings.count)
                detail: unfolded ? "" : qsTr("Show all, with fixes")
                onClicked: unfolded = !unfolded
                Accessible.description: unfolded ? qsTr("Collapse") : qsTr("Expand")
            }
            Repeater {
                model: pane.editor.findings
                // Something that breaks a rule, with the smallest change that fixes it.
                delegate: Rectangle {
                    id: finding

                    required property findingRow row
                    visible: problems.unfolded || pane.editor.findings.count === 1
                    width: list.width

                    implicitHeight: words.implicitHeight + (buttons.visible ? buttons.height + 4 : 0) + 22
                    radius: Theme.smallRadius
                    color: Theme.dangerSoft
                    border.width: Theme.borderWidth
                    border.color: Theme.danger
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: row.text

                    Icon {
                        id: picture
                        x: 12
                        y: 12
                        name: "ui/warning"
                        color: Theme.danger
                    }
                    BodyText {
                        id: words
                        anchors.left: picture.right
                        anchors.leftMargin: 10
                        anchors.right: parent.right
                        anchors.rightMargin: 12
                        y: 11
                        text: finding.row.text
                    }
                    Flow {
                        id: buttons
                        visible: finding.row.fix !== "" || finding.row.entry !== "" || entry.visible
                        anchors.left: words.left
                        anchors.leftMargin: -10
                        anchors.right: parent.right
                        anchors.top: words.bottom
                        anchors.topMargin: 2
                        PushButton {
                            kind: "quiet"
                            visible: finding.row.fix !== ""
                            iconName: "ui/check"
                            text: finding.row.fix
                            width: Math.min(implicitWidth, buttons.width)
                            onClicked: pane.editor.fix(finding.row.index)
                        }
                        PushButton {
                            kind: "quiet"
                            visible: finding.row.entry !== ""
                            iconName: "ui/eye"
                            text: qsTr("Show in list")
                            onClicked: {
                                pane.unfolded = finding.row.entry;
                                pane.showEntry(finding.row.entry);
                            }
                        }
                        RuleButton {
                            id: entry
                            rule: finding.row.rule
                            about: ""
                            label: qsTr("Show the rule")
                        }
                    }
                }
            }
            Row {
                width: parent.width
                visible: pane.editor.findings.count === 0 && list.count > 0
                spacing: 8
                Icon {
                    id: legalIcon
                    name: "ui/check"
                    color: Theme.success
                }
                CaptionText {
                    width: parent.width - legalIcon.width - 8
                    text: pane.editor.budgets.length > 0 ? qsTr("Legal: within its limits, no rules broken.")
                                                         : qsTr("Legal: no rules broken.")
                    color: Theme.success
                }
            }
            Card {
                width: parent.width
                visible: pane.editor.hasExtras
                implicitHeight: extras.implicitHeight
                MenuEntry {
                    id: extras
                    iconName: "ui/edit"
                    text: qsTr("List details")
                    detail: pane.editor.extrasText
                    leadsOn: true
                    onClicked: pane.extrasWanted()
                }
            }
            CaptionBlock {
                text: pane.editor.notes
                font.italic: true
            }
        }
        delegate: ListEntryCard {
            width: list.width
            count: list.count
            editor: pane.editor
            unfolded: pane.unfolded === row.entry
            onUnfoldWanted: pane.unfolded = unfolded ? "" : row.entry
            onMenuWanted: pane.menuWanted(row)
            onOptionsWanted: pane.optionsWanted(row)
            onEditWanted: pane.editWanted(row)
        }
        footer: EmptyState {
            width: list.width
            topPadding: 40
            visible: list.count === 0
            height: visible ? implicitHeight : 0
            iconName: "ui/person-add"
            title: qsTr("This list is empty")
            text: pane.editor.typesCards ? qsTr("Add ready-made units, or create your own.")
                                         : qsTr("Fix the problems above first.")
            PushButtons {
                entries: [{kind: "primary", icon: "ui/person-add", text: qsTr("Add to the list"), go: () => pane.addWanted()}]
            }
        }
    }
}
