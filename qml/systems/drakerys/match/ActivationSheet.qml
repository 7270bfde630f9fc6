pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Chooses the Actions of a Unit: what each costs, where the token lands, and what a roll will probably do.
Sheet {
    id: sheet

    required property ActivationController controller

    /// The Unit was activated; `rolls`: its fight or shot is to be recorded.
    signal done(bool rolls)
    /// The Unit was activated and invokes an Elemental, with so many dice paid for.
    signal invoked(int dice)

    readonly property bool rolls: controller.fights && controller.odds.result.valid && controller.oddsMissing === ""

    title: qsTr("Activate %1").arg(controller.name)
    preferredWidth: 640

    /// The last activation of the game: its rolls come first, and it is carried out when they are laid down.
    signal rollsFirst()

    function commit() {
        const rolls = sheet.rolls;
        if (rolls && sheet.controller.endsGame) {
            sheet.close();
            sheet.rollsFirst();
            return;
        }
        const dice = sheet.controller.invocationDice;
        if (sheet.controller.commit()) {
            sheet.close();
            if (!rolls && dice >= 0)
                sheet.invoked(dice);
            else
                sheet.done(rolls);
        }
    }
    SectionTitle {
        text: qsTr("Actions, at most %L1").arg(sheet.controller.mostActions)
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: sheet.controller.choices
            delegate: PushButton {
                required property actionRow row
                text: qsTr("%1 · %L2 TS").arg(row.name).arg(row.ts)
                description: row.reasons
                enabled: !sheet.controller.full
                opacity: row.offered ? 1 : 0.6
                onClicked: sheet.controller.add(row.key)
            }
        }
    }
    Column {
        width: parent.width
        spacing: 6
        visible: sheet.controller.chosen.count > 0
        Repeater {
            model: sheet.controller.chosen
            delegate: ChosenAction {
                required property int index
                place: index
            }
        }
    }
    BodyText {
        width: parent.width
        visible: text !== ""
        color: Theme.danger
        text: sheet.controller.refusal
        Accessible.role: Accessible.AlertMessage
    }
    Rectangle {
        width: parent.width
        height: warnings.implicitHeight + 20
        visible: warnings.text !== ""
        radius: Theme.smallRadius
        color: Theme.warningSoft
        border.width: Theme.borderWidth
        border.color: Theme.warningText
        BodyText {
            id: warnings
            x: 12
            y: 10
            width: parent.width - 24
            text: sheet.controller.warnings
            Accessible.role: Accessible.AlertMessage
        }
    }
    BodyText {
        width: parent.width
        visible: text !== ""
        text: sheet.controller.comes
    }
    AgainstCard {
        width: parent.width
        visible: sheet.controller.fights
        controller: sheet.controller
    }

    footer: [
        PushButton {
            kind: "primary"
            enabled: sheet.controller.chosen.count > 0 && sheet.controller.refusal === ""
            text: sheet.controller.chosen.count === 0 ? qsTr("Choose an Action")
                  : sheet.controller.warnings !== "" ? qsTr("We agree: %L1 TS").arg(sheet.controller.total)
                  : sheet.rolls || sheet.controller.invocationDice >= 0 ? qsTr("Activate and roll · %L1 TS").arg(sheet.controller.total)
                  : qsTr("Activate · %L1 TS").arg(sheet.controller.total)
            onClicked: sheet.commit()
        },
        BodyText {
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            visible: sheet.controller.landing >= 0
            text: sheet.controller.landing === 0 ? qsTr("lands on START") : qsTr("lands on %L1").arg(sheet.controller.landing)
        }
    ]

    component ChosenAction: Rectangle {
        id: chosenAction
        required property actionRow row
        property int place: 0
        width: parent ? parent.width : 0
        height: Math.max(52, line.implicitHeight + 8)
        radius: Theme.smallRadius
        color: Theme.surface
        border.width: Theme.borderWidth
        border.color: Theme.divider
        Row {
            id: line
            x: 12
            width: parent.width - 16
            anchors.verticalCenter: parent.verticalCenter
            spacing: 8
            Column {
                width: line.width - cost.width - heroic.width - special.width - paid.width - drop.width - 5 * line.spacing
                anchors.verticalCenter: parent.verticalCenter
                BodyText {
                    width: parent.width
                    text: chosenAction.row.name
                }
                CaptionText {
                    width: parent.width
                    visible: text !== ""
                    text: chosenAction.row.reasons
                }
            }
            NumberStepper {
                id: heroic
                visible: sheet.controller.heroic && chosenAction.row.rolls
                width: visible ? implicitWidth : 0
                label: qsTr("Heroic Action dice for %1").arg(chosenAction.row.name)
                from: 0
                to: 5
                value: chosenAction.row.heroicDice
                onValueModified: sheet.controller.setHeroicDice(chosenAction.place, value)
            }
            NumberStepper {
                id: special
                visible: chosenAction.row.ownTs > 0
                width: visible ? implicitWidth : 0
                label: qsTr("TS of %1 without Stress").arg(chosenAction.row.name)
                from: 1
                to: 16
                value: chosenAction.row.ownTs
                onValueModified: sheet.controller.setTs(chosenAction.place, value)
            }
            NumberStepper {
                id: paid
                visible: chosenAction.row.extraDice >= 0
                width: visible ? implicitWidth : 0
                label: qsTr("Dice paid for, 1 TS each")
                from: 0
                to: 12
                value: Math.max(0, chosenAction.row.extraDice)
                onValueModified: sheet.controller.setExtraDice(chosenAction.place, value)
            }
            BodyText {
                id: cost
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%L1 TS").arg(chosenAction.row.ts)
                font.weight: Font.DemiBold
            }
            IconButton {
                id: drop
                iconName: "ui/close"
                label: qsTr("Leave out %1").arg(chosenAction.row.name)
                onClicked: sheet.controller.removeAt(chosenAction.place)
            }
        }
    }
}
