pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Adds a skill to a card, with its number or its weapon.
Sheet {
    id: skillSheet

    required property ProfileForm form
    property int picked: -1
    readonly property var skill: picked >= 0 ? skillSheet.form.allSkills[picked] : null
    title: skill ? skill.name : qsTr("Add a skill")

    ColumnBlock {
        visible: skillSheet.skill === null
        Repeater {
            model: skillSheet.visible ? skillSheet.form.allSkills : []
            delegate: MenuEntry {
                required property skillField modelData
                required property int index
                iconName: "game/skill"
                text: modelData.name
                detail: modelData.summary
                onClicked: {
                    if (modelData.takesNumber || modelData.takesWeapon) {
                        skillSheet.picked = index;
                        return;
                    }
                    skillSheet.form.putSkill(modelData.id, 0, "");
                    skillSheet.close();
                }
            }
        }
    }
    BodyBlock {
        visible: skillSheet.skill !== null
        text: skillSheet.skill ? skillSheet.skill.summary : ""
    }
    NumberStepper {
        id: skillValue
        visible: skillSheet.skill !== null && skillSheet.skill.takesNumber
        label: qsTr("Value [X]")
        from: 0
        to: 200
        value: 1
    }
    ColumnBlock {
        visible: skillSheet.skill !== null && skillSheet.skill.takesWeapon
        Repeater {
            model: skillSheet.visible ? skillSheet.form.allWeapons : []
            delegate: MenuEntry {
                required property ruleChip modelData
                iconName: "game/weapon"
                text: modelData.title
                onClicked: {
                    skillSheet.form.putSkill(skillSheet.skill.id, 0, modelData.rule);
                    skillSheet.close();
                }
            }
        }
    }
    PushButton {
        kind: "primary"
        visible: skillValue.visible
        text: qsTr("Add")
        onClicked: {
            skillSheet.form.putSkill(skillSheet.skill.id, skillValue.value, "");
            skillSheet.close();
        }
    }
}
