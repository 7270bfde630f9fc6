pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Chooses the Actions of a Unit: what each costs, where the token lands, and what a roll will probably do.
Sheet {
    id: sheet

    required property ActivationDesk desk

    /// The Unit was activated; `rolls`: its fight or shot is to be recorded.
    signal done(bool rolls)
    /// The Unit was activated and invokes an Elemental, with so many dice paid for.
    signal invoked(int dice)

    readonly property bool rolls: desk.fights && desk.odds.result.valid && desk.oddsMissing === ""

    title: qsTr("Activate %1").arg(desk.name)
    preferredWidth: 640

    /// The last activation of the game: its rolls come first, and it is carried out when they are laid down.
    signal rollsFirst()

    function commit() {
        const rolls = sheet.rolls;
        if (rolls && sheet.desk.endsGame) {
            sheet.close();
            sheet.rollsFirst();
            return;
        }
        const dice = sheet.desk.invocationDice;
        if (sheet.desk.commit()) {
            sheet.close();
            if (!rolls && dice >= 0)
                sheet.invoked(dice);
            else
                sheet.done(rolls);
        }
    }
    SectionTitle {
        text: qsTr("Actions, at most %L1").arg(sheet.desk.mostActions)
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: sheet.desk.choices
            delegate: PushButton {
                required property actionRow row
                text: qsTr("%1 · %L2 TS").arg(row.name).arg(row.ts)
                description: row.reasons
                enabled: !sheet.desk.full
                opacity: row.offered ? 1 : 0.6
                onClicked: sheet.desk.add(row.key)
            }
        }
    }
    Column {
        width: parent.width
        spacing: 6
        visible: sheet.desk.chosen.count > 0
        Repeater {
            model: sheet.desk.chosen
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
        text: sheet.desk.refusal
        Accessible.role: Accessible.AlertMessage
    }
    Rectangle {
        width: parent.width
        height: doubts.implicitHeight + 20
        visible: doubts.text !== ""
        radius: Theme.smallRadius
        color: Theme.warningSoft
        border.width: Theme.borderWidth
        border.color: Theme.warningText
        BodyText {
            id: doubts
            x: 12
            y: 10
            width: parent.width - 24
            text: sheet.desk.doubts
            Accessible.role: Accessible.AlertMessage
        }
    }
    BodyText {
        width: parent.width
        visible: text !== ""
        text: sheet.desk.comes
    }
    AgainstCard {
        width: parent.width
        visible: sheet.desk.fights
        desk: sheet.desk
    }

    footer: [
        PushButton {
            kind: "primary"
            enabled: sheet.desk.chosen.count > 0 && sheet.desk.refusal === ""
            text: sheet.desk.chosen.count === 0 ? qsTr("Choose an Action")
                  : sheet.desk.doubts !== "" ? qsTr("We agree: %L1 TS").arg(sheet.desk.total)
                  : sheet.rolls || sheet.desk.invocationDice >= 0 ? qsTr("Activate and roll · %L1 TS").arg(sheet.desk.total)
                  : qsTr("Activate · %L1 TS").arg(sheet.desk.total)
            onClicked: sheet.commit()
        },
        BodyText {
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            visible: sheet.desk.landing >= 0
            text: sheet.desk.landing === 0 ? qsTr("lands on START") : qsTr("lands on %L1").arg(sheet.desk.landing)
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
                visible: sheet.desk.heroic && chosenAction.row.rolls
                width: visible ? implicitWidth : 0
                label: qsTr("Heroic Action dice for %1").arg(chosenAction.row.name)
                from: 0
                to: 5
                value: chosenAction.row.heroicDice
                onValueModified: sheet.desk.setHeroicDice(chosenAction.place, value)
            }
            NumberStepper {
                id: special
                visible: chosenAction.row.ownTs > 0
                width: visible ? implicitWidth : 0
                label: qsTr("TS of %1 without Stress").arg(chosenAction.row.name)
                from: 1
                to: 16
                value: chosenAction.row.ownTs
                onValueModified: sheet.desk.setTs(chosenAction.place, value)
            }
            NumberStepper {
                id: paid
                visible: chosenAction.row.extraDice >= 0
                width: visible ? implicitWidth : 0
                label: qsTr("Dice paid for, 1 TS each")
                from: 0
                to: 12
                value: Math.max(0, chosenAction.row.extraDice)
                onValueModified: sheet.desk.setExtraDice(chosenAction.place, value)
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
                onClicked: sheet.desk.removeAt(chosenAction.place)
            }
        }
    }
}
