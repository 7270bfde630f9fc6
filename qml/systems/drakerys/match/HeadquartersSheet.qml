pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Orders, prayers, Zephyr, Elementals that come and spells that were cast.
Sheet {
    id: sheet

    required property HeadquartersController controller
    property var picked: null
    property string receiver
    property string elemental
    property var sources: []

    readonly property string kind: picked ? picked.choice : ""

    title: qsTr("Orders, prayers, magic")
    preferredWidth: 640
    onAboutToShow: picked = null

    /// Opens with what a Unit does already chosen.
    function openFor(unit: string, what: string) {
        open();
        for (const each of controller.choices)
            if (each.unit === unit && each.choice === what)
                take(each);
    }
    function take(chosen: var) {
        picked = chosen;
        const list = controller.receivers(chosen.unit, chosen.choice);
        receiver = list.length > 0 ? list[0].value : "";
        elemental = controller.elementals.length > 0 ? controller.elementals[0].value : "";
        sources = [];
    }

    EmptyState {
        width: parent.width
        visible: sheet.controller.choices.length === 0
        iconName: "ui/note"
        title: qsTr("Nobody here can")
        text: qsTr("No Unit on the table has Leadership, Divination, Zephyr, Awakened or Wizard.")
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: sheet.controller.choices
            delegate: PushButton {
                required property var modelData
                kind: sheet.picked && sheet.picked.unit === modelData.unit && sheet.picked.choice === modelData.choice ? "primary" : "secondary"
                text: qsTr("%1: %2").arg(modelData.name).arg(modelData.words)
                onClicked: sheet.take(modelData)
            }
        }
    }
    Column {
        width: parent.width
        spacing: 8
        visible: sheet.picked !== null && receivers.choices.length > 0
        SectionTitle { text: qsTr("For") }
        ChoiceRow {
            id: receivers
            width: parent.width
            label: qsTr("For which Unit")
            compact: true
            choices: sheet.picked ? sheet.controller.receivers(sheet.picked.unit, sheet.kind) : []
            current: sheet.receiver
            onChosen: value => sheet.receiver = value
        }
    }
    Column {
        width: parent.width
        spacing: 8
        visible: sheet.kind === "a-pox-on-them"
        CaptionText { text: qsTr("Enemy Heroes within 20 cm") }
        NumberStepper {
            id: heroes
            label: qsTr("Enemy Heroes within 20 cm")
            from: 0
            to: 20
        }
    }
    Column {
        width: parent.width
        spacing: 8
        visible: sheet.kind === "summon"
        SectionTitle { text: qsTr("Which Elemental") }
        ChoiceRow {
            width: parent.width
            label: qsTr("Which Elemental")
            compact: true
            choices: sheet.controller.elementals
            current: sheet.elemental
            onChosen: value => sheet.elemental = value
        }
    }
    Column {
        width: parent.width
        spacing: 8
        visible: sheet.kind === "cast"
        TextEntry {
            id: spell
            width: parent.width
            label: qsTr("Name of the spell")
            text: "Mirage"
        }
        Row {
            spacing: 16
            Column {
                CaptionText { text: qsTr("Successes") }
                NumberStepper {
                    id: successes
                    label: qsTr("Successes")
                    from: 0
                    to: 60
                }
            }
            Column {
                CaptionText { text: qsTr("Reinforcement") }
                NumberStepper {
                    id: reinforcement
                    label: qsTr("Reinforcement, mana")
                    from: 0
                    to: 30
                }
            }
        }
    }
    Column {
        width: parent.width
        spacing: 8
        visible: (sheet.kind === "summon" || sheet.kind === "cast") && sheet.controller.sources.length > 0
        SectionTitle { text: qsTr("From which source") }
        Flow {
            width: parent.width
            spacing: 8
            Repeater {
                model: sheet.controller.sources
                delegate: ToggleChip {
                    required property var modelData
                    text: modelData.text
                    checkable: false
                    checked: sheet.sources.includes(modelData.value)
                    onClicked: sheet.sources = checked ? sheet.sources.filter(each => each !== modelData.value)
                                               : sheet.kind === "summon" ? [modelData.value] : sheet.sources.concat([modelData.value])
                }
            }
        }
    }
    footer: PushButton {
        kind: "primary"
        enabled: sheet.picked !== null
        text: qsTr("So it is")
        onClicked: {
            const unit = sheet.picked.unit;
            if (sheet.kind === "a-pox-on-them")
                sheet.controller.pox(unit, heroes.value);
            else if (sheet.kind === "summon")
                sheet.controller.summon(unit, sheet.elemental, sheet.sources.length > 0 ? sheet.sources[0] : "");
            else if (sheet.kind === "cast")
                sheet.controller.cast(unit, spell.text, sheet.sources, reinforcement.value, successes.value);
            else
                sheet.controller.order(unit, sheet.kind, sheet.receiver);
            sheet.close();
        }
    }
}
