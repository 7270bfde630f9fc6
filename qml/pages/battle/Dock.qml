pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The foot of a match, always there: what is due, taking the last thing back by its name, the rules, the log, and what ends
/// the turn.
Rectangle {
    id: dock

    required property BattleController battle
    /// Where there is width for it what is due stands in the same line.
    readonly property bool wide: width >= 900 * Math.max(1, Theme.textScale)
    /// Where sheets are as wide as the window: in theirs, what leads on lies above the right of the line.
    readonly property bool narrow: width < 640
    readonly property bool anyDue: dues.count > 0 && !battle.frozen
    readonly property bool ends: !anyOpen && battle.offers.ends.count > 0 && !battle.frozen
    /// What has begun comes first; what was only entered and left can wait.
    readonly property bool anyOpen: dues.count > 0 && (dues.itemAt(0) as DueChip)?.row.goesOn === true && (dues.itemAt(0) as DueChip)?.row.draft === false
    readonly property string endKind: anyDue || battle.offers.setupDue ? "secondary" : "primary"
    /// Behind what is due, which is scrolled beside it.
    readonly property bool pins: ends && !wide && dues.count > 0 && Theme.textScale < 1.5

    /// The first thing that is due; null where nothing is.
    function firstDue(): DueChip {
        return anyDue ? dues.itemAt(0) as DueChip : null;
    }
    /// What ends the turn; null where nothing does.
    function firstEnd(): Item {
        return ends ? (wide ? enders : pins ? pinned : narrowEnders).itemAt(0) : null;
    }

    implicitHeight: line.height + (strip.visible && !wide ? strip.height : 0)
    color: Theme.surface

    Divider { width: parent.width }
    SideStrip {
        id: strip
        // Whatever else is due, the first has its place.
        readonly property real room: dock.wide ? undo.most + 16 : 8
        readonly property real stop: ending.visible ? ending.x : redo.x
        x: room
        y: dock.wide ? (dock.height - height) / 2 : 4
        width: dock.wide ? Math.max(0, strip.stop - room - 12) : dock.width - 16 - (dock.pins ? pinnedRow.width + 6 : 0)
        height: visible ? Theme.target + 4 : 0
        visible: dock.anyDue || dock.ends && !dock.wide
        contentWidth: chips.width
        Row {
            id: chips
            height: parent.height
            spacing: 6
            Repeater {
                id: dues
                model: dock.battle.offers.due
                delegate: DueChip {
                    // Two stand side by side; the others are scrolled to.
                    readonly property bool shared: !dock.wide && dues.count > 1 && !dock.ends && Theme.textScale < 1.5
                    most: shared ? (strip.width - chips.spacing) / 2 : strip.width
                    terse: shared && title.length > 16
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    battle: dock.battle
                }
            }
            // Not at the right of the foot: there forms are confirmed, and a second tap would end the turn.
            Repeater {
                id: narrowEnders
                model: dock.ends && !dock.wide && !dock.pins ? dock.battle.offers.ends : null
                delegate: EndButton {
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    width: Math.min(implicitWidth, dock.width - 16)
                }
            }
        }
    }
    component EndButton: PushButton {
        required property battleOffer row
        kind: dock.endKind
        onClicked: dock.battle.offerChosen(row.key)
        text: row.label
        description: Phrase.of(qsTr("%1. %2"), [row.who, row.detail])
    }
    Row {
        id: pinnedRow
        x: strip.x + Math.min(chips.width, strip.width) + spacing
        y: strip.y + (strip.height - height) / 2
        spacing: 6
        Repeater {
            id: pinned
            model: dock.pins ? dock.battle.offers.ends : null
            delegate: EndButton {
                width: Math.min(implicitWidth, (dock.width - 16) * 0.45 / pinned.count)
            }
        }
    }
    Item {
        id: line
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(Theme.target + 4, 2 * caption.implicitHeight + 4) + 12

        Pressable {
            id: undo
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            readonly property real most: dock.wide ? Math.round(dock.width * 0.3) : (dock.narrow ? others.x : redo.x) - x - 4
            width: Math.max(Theme.target, Math.min(implicitWidth, most))
            height: line.height - 12
            implicitWidth: 44 + Math.max(words.implicitWidth, captionMetrics.width) + 12
            visible: dock.battle.undoText !== "" && !dock.battle.frozen
            onClicked: dock.battle.undo()
            contentItem: Item {
                clip: true
                Icon {
                    id: arrow
                    x: 10
                    anchors.verticalCenter: parent.verticalCenter
                    name: "ui/undo"
                    size: 22
                    fixed: true
                    color: Theme.accent
                }
                Column {
                    // Otherwise the arrow says it.
                    visible: undo.width >= Math.min(undo.implicitWidth, 44 + 54 * Theme.textScale)
                    anchors.left: arrow.right
                    anchors.leftMargin: 10
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    PlainCaption {
                        id: caption
                        // A long name has its line; then the arrow says it.
                        visible: words.lineCount < 2
                        width: parent.width
                        TextMetrics {
                            id: captionMetrics
                            font: caption.font
                            text: caption.text
                        }
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                        text: qsTr("Undo")
                        color: Theme.accent
                        font.weight: Font.DemiBold
                        wrapMode: Text.NoWrap
                    }
                    PlainText {
                        id: words
                        width: parent.width
                        text: dock.battle.undoText
                        font.pixelSize: Theme.captionSize
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        readonly property bool shortened: true // The log has all of it.
                    }
                }
            }
            Accessible.name: qsTr("Undo: %1").arg(dock.battle.undoText)
        }
        IconButton {
            id: redo
            // Nothing is to be done again behind what was just confirmed: it may lie below that, with what is empty there.
            x: dock.narrow ? dock.width - width - 6 : others.x - width
            anchors.verticalCenter: parent.verticalCenter
            // Its place stays empty: Undo would grow under the finger.
            opacity: enabled ? 1 : 0
            enabled: dock.battle.redoText !== "" && !dock.battle.frozen
            iconName: "ui/redo"
            ink: Theme.accent
            label: qsTr("Redo: %1").arg(dock.battle.redoText)
            onClicked: dock.battle.redo()
        }
        Row {
            id: others
            x: dock.width - width - (dock.narrow ? Math.min(Theme.leadWidth + Theme.space, dock.width - width - undo.x - Theme.target - 4) : 6)
            anchors.verticalCenter: parent.verticalCenter
            IconButton {
                iconName: "ui/rules"
                ink: Theme.accent
                label: qsTr("Relevant rules")
                onClicked: (Window.window as Main)?.openRules()
            }
            IconButton {
                iconName: "ui/history"
                ink: Theme.accent
                label: qsTr("Log")
                onClicked: dock.battle.sheetWanted("log")
            }
            IconButton {
                iconName: "ui/more"
                ink: Theme.accent
                label: qsTr("More")
                onClicked: dock.battle.sheetWanted("menu")
            }
        }
        Row {
            id: ending
            // The icons stay where they are, whatever can end.
            anchors.right: redo.left
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            visible: dock.ends && dock.wide
            spacing: 6
            Repeater {
                id: enders
                model: dock.wide ? dock.battle.offers.ends : null
                delegate: EndButton {
                    width: Math.min(implicitWidth, dock.width * 0.25)
                }
            }
        }
    }
}
