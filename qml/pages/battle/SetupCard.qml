pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// What is settled before it begins: one button for all that can be settled at once, and below it what each step has, ticked
/// where it is done.
Card {
    id: card

    required property BattleController battle
    readonly property var rows: Array.from(battle.offers.setup)
    /// In the order of the game's book.
    readonly property var steps: rows.map(each => each.step).filter((each, k, all) => each !== "" && all.indexOf(each) === k)
    /// What settles most at once; none once that is done.
    readonly property var main: rows.find(each => each.step === "" && !each.settled && !each.closed) ?? null
    /// The step that was tapped, otherwise the first that has something to do.
    property string chosen
    readonly property string step: steps.includes(chosen) ? chosen : steps.find(name => rows.some(each => each.step === name && !each.settled && !each.optional)) ?? (steps[steps.length - 1] ?? "")

    /// Out of the way once it is done, or started without it; a tap brings it back.
    property bool unfolded: false
    readonly property bool folded: !unfolded && (battle.startedNow || main === null && !battle.offers.settingUp)

    /// What settles most, the first line, or the button below; null where nothing can be done.
    function firstControl(): Item {
        const lines = Array.from({length: list.count}, (each, k) => list.itemAt(k));
        return folded ? null : [mainButton, ...lines, others.itemAt(0)].find(each => each.visible && each.enabled) ?? null;
    }

    implicitHeight: folded ? again.implicitHeight : body.implicitHeight + 28

    MenuEntry {
        id: again
        visible: card.folded
        iconName: "ui/chevron-down"
        text: qsTr("Setup")
        readonly property var missing: card.rows.filter(each => !each.settled && !each.closed && !each.optional)
        detail: missing.length > 0 ? qsTr("Still open: %1").arg([...new Set(missing.map(each => each.label))].join(", ")) : qsTr("Done")
        onClicked: card.unfolded = true
    }
    Column {
        id: body
        visible: !card.folded
        x: 14
        y: 14
        width: parent.width - 28
        spacing: 6
        EndedRow {
            SectionTitle { text: qsTr("Setup") }
            end: IconButtons {
                entries: [{icon: "ui/chevron-up", label: qsTr("Collapse setup"), shown: card.unfolded, go: () => card.unfolded = false}]
            }
        }
        PushButton {
            id: mainButton
            visible: card.main !== null
            width: parent.width
            kind: "primary"
            text: card.main?.label ?? ""
            description: card.main?.detail ?? ""
            onClicked: card.battle.offerChosen(card.main.key)
        }
        Row {
            width: parent.width
            visible: card.steps.length > 1
            Repeater {
                model: card.steps
                delegate: Pressable {
                    id: pill
                    required property string modelData
                    required property int index
                    readonly property bool current: modelData === card.step
                    /// All of it, what nobody has to do, too.
                    readonly property bool done: card.rows.every(each => each.step !== modelData || each.settled)
                    width: body.width / card.steps.length
                    height: Theme.target
                    text: modelData
                    Accessible.role: Accessible.PageTab
                    Accessible.name: Phrase.of(done ? qsTr("Step %1: %2, done") : qsTr("Step %1: %2"), [index + 1, modelData])
                    Accessible.checked: current
                    onClicked: card.chosen = modelData
                    contentItem: Item {
                        Row {
                            anchors.centerIn: parent
                            spacing: 4
                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: pill.done
                                name: "ui/check"
                                size: 16
                                color: Theme.success
                            }
                            StrongText {
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.min(implicitWidth, pill.width - (pill.done ? 24 : 4))
                                text: pill.modelData
                                fontSizeMode: Text.HorizontalFit
                                color: pill.current ? Theme.accent : Theme.mutedText
                                font.pixelSize: Theme.captionSize
                            }
                        }
                    }
                    background: Item {
                        Rectangle {
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: pill.current ? 3 : Theme.borderWidth
                            color: pill.current ? Theme.accent : Theme.divider
                        }
                        FocusRing { shown: pill.activeFocus }
                    }
                }
            }
        }
        Repeater {
            id: list
            model: card.rows.filter(each => each !== card.main && (each.step === "" ? !each.settled : each.step === card.step))
            delegate: MenuEntry {
                required property battleOffer modelData
                width: body.width
                enabled: !modelData.closed
                iconName: modelData.settled ? "ui/check" : modelData.eyesOnly ? "ui/eye" : "ui/chevron-right"
                text: modelData.who !== "" ? Phrase.of(qsTr("%1: %2"), [modelData.label, modelData.who]) : modelData.label
                detail: modelData.closed ? modelData.reason : modelData.detail
                Accessible.description: modelData.settled ? qsTr("Done") : detail
                onClicked: {
                    // What nobody has to do, Sceneries for example, isn't passed by.
                    if (list.model.some(each => each.optional))
                        card.chosen = card.step;
                    card.battle.offerChosen(modelData.key);
                }
            }
        }
        PushButtons {
            id: others
            entries: [
                {kind: "quiet", text: qsTr("Start now"), description: qsTr("Shows the actions before setup is finished"),
                 shown: card.battle.offers.settingUp, go: () => card.battle.startNow()},
                {kind: "quiet", icon: "ui/phone", text: qsTr("Play on phones"), shown: PhonePlay.offered && !PhonePlay.on,
                 go: () => card.battle.sheetWanted("phones")}
            ]
        }
    }
}
