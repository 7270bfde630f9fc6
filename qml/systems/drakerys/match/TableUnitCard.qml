pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// A Unit at the table: how it stands, and what changes it with one tap.
Card {
    id: card

    required property tableUnit row
    property bool open: false
    /// The table is shown as it was: nothing changes.
    property bool frozen: false

    readonly property var tokens: row.status

    signal opened()
    signal activated()
    signal injured(int count)
    signal injuryTakenBack()
    signal stressed(int change)
    signal statusToggled(string status, bool on)
    signal statusWanted()
    signal moreWanted()

    implicitHeight: column.implicitHeight
    opacity: row.removed ? 0.75 : 1
    border.color: row.canActivate && !frozen ? Theme.outline : Theme.divider

    Column {
        id: column
        width: parent.width

        Item {
            width: parent.width
            height: Math.max(64, head.implicitHeight + 16, activate.visible ? activate.height + 16 : 0)

            AbstractButton {
                id: head
                width: activate.visible ? activate.x - 8 : parent.width
                height: parent.height
                implicitHeight: words.implicitHeight
                onClicked: card.opened()
                contentItem: Item {
                    Column {
                        id: words
                        x: 14
                        width: parent.width - 18
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 4
                        Text {
                            width: parent.width
                            textFormat: Text.PlainText
                            text: card.row.name
                            color: card.row.removed ? Theme.mutedText : Theme.text
                            font.pixelSize: Theme.titleSize
                            font.weight: Font.DemiBold
                            font.strikeout: card.row.removed
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Flow {
                            width: parent.width
                            spacing: 10
                            visible: !card.row.removed
                            Count {
                                iconName: "game/warriors"
                                text: qsTr("%L1 of %L2").arg(card.row.warriors).arg(card.row.size)
                            }
                            Count {
                                visible: card.row.injuries > 0
                                iconName: "game/injury"
                                text: card.row.health > 1 ? qsTr("%L1 of %L2").arg(card.row.injuries).arg(card.row.health)
                                                          : "%L1".arg(card.row.injuries)
                                ink: Theme.danger
                            }
                            Count {
                                visible: card.row.stress > 0
                                iconName: "game/stress"
                                text: "%L1".arg(card.row.stress)
                                ink: Theme.warningText
                            }
                            CaptionText {
                                visible: text !== ""
                                text: card.row.carries
                            }
                        }
                        CaptionText {
                            width: parent.width
                            visible: card.row.removed
                            text: qsTr("off the table")
                        }
                        CaptionText {
                            width: parent.width
                            visible: text !== "" && !card.row.removed
                            color: Theme.warningText
                            text: card.tokens.map(chip => chip.words).join(" · ")
                        }
                    }
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: head.down || head.hovered ? Theme.accentSoft : "transparent"
                    FocusRing { shown: head.visualFocus }
                }
                Accessible.role: Accessible.Button
                Accessible.name: card.row.name
                Accessible.description: card.row.words
                Accessible.onPressAction: head.clicked()
                Keys.onReturnPressed: head.clicked()
            }
            PushButton {
                id: activate
                anchors.right: parent.right
                anchors.rightMargin: 10
                anchors.verticalCenter: parent.verticalCenter
                visible: card.row.canActivate && !card.frozen
                kind: "primary"
                text: qsTr("Activate")
                description: card.row.name
                onClicked: card.activated()
            }
        }
        Column {
            x: 14
            width: parent.width - 28
            visible: card.open && !card.frozen
            spacing: 10
            bottomPadding: 12

            CaptionText {
                width: parent.width
                text: card.row.profile
            }
            Flow {
                width: parent.width
                spacing: 12
                visible: !card.row.removed
                Tally {
                    label: qsTr("Injuries")
                    iconName: "game/injury"
                    count: card.row.injuries
                    fewer: qsTr("One Injury less: %1").arg(card.row.name)
                    more: qsTr("One Injury more: %1").arg(card.row.name)
                    canFewer: card.row.injuries > 0 || card.row.warriors < card.row.size
                    onLess: card.injuryTakenBack()
                    onGreater: card.injured(1)
                }
                Tally {
                    label: qsTr("Stress")
                    iconName: "game/stress"
                    count: card.row.stress
                    fewer: qsTr("One Stress less: %1").arg(card.row.name)
                    more: qsTr("One Stress more: %1").arg(card.row.name)
                    canFewer: card.row.stress > 0
                    onLess: card.stressed(-1)
                    onGreater: card.stressed(1)
                }
            }
            Flow {
                width: parent.width
                spacing: 6
                ToggleChip {
                    visible: !card.row.removed
                    text: qsTr("Engaged")
                    checkable: false
                    checked: card.row.engaged
                    onClicked: card.statusToggled("engaged", !card.row.engaged)
                }
                Repeater {
                    model: card.tokens.filter(chip => chip.id !== "engaged")
                    delegate: ToggleChip {
                        required property statusChip modelData
                        text: modelData.words
                        checkable: false
                        checked: true
                        onClicked: card.statusToggled(modelData.id, false)
                    }
                }
                PushButton {
                    visible: !card.row.removed
                    kind: "quiet"
                    iconName: "ui/plus"
                    text: qsTr("Token")
                    description: card.row.name
                    onClicked: card.statusWanted()
                }
                PushButton {
                    kind: "quiet"
                    iconName: "ui/more"
                    text: qsTr("More")
                    description: card.row.name
                    onClicked: card.moreWanted()
                }
            }
        }
    }

    component Count: Row {
        id: counter
        required property string iconName
        required property string text
        property color ink: Theme.text
        spacing: 4
        Icon {
            name: counter.iconName
            size: 16
            color: counter.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            textFormat: Text.PlainText
            text: counter.text
            color: counter.ink
            font.pixelSize: Theme.bodySize
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
    component Tally: Rectangle {
        id: tally
        required property string label
        required property string iconName
        required property int count
        required property string fewer
        required property string more
        property bool canFewer: true
        signal less()
        signal greater()
        width: tallyRow.width
        height: tallyRow.height
        radius: Theme.smallRadius
        color: Theme.sunken
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.outline
        Row {
            id: tallyRow
            IconButton {
                iconName: "ui/minus"
                label: tally.fewer
                available: tally.canFewer
                onClicked: if (tally.canFewer) tally.less()
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(72 * Theme.textScale, caption.implicitWidth + 8)
                Text {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: "%L1".arg(tally.count)
                    color: Theme.text
                    font.pixelSize: Theme.titleSize
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.StaticText
                    Accessible.name: tally.label + ": " + text
                }
                CaptionText {
                    id: caption
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: tally.label
                    Accessible.ignored: true
                }
            }
            IconButton {
                iconName: "ui/plus"
                label: tally.more
                onClicked: tally.greater()
            }
        }
    }
}
