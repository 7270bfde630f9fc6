pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// A Unit's card, typed in from the table.
PageFrame {
    id: page

    title: form.unitName
    subtitle: form.fromUser ? qsTr("Using your stats") : qsTr("Enter the stats from its card")
    keys: ({save: () => save()})
    unsaved: form.modified
    unsavedText: qsTr("The stats of %1 have unsaved changes.").arg(form.unitName)
    saveUnsaved: function () { return form.save(); }

    required property string unit
    readonly property alias form: form

    function save() {
        if (form.save())
            shell.back();
    }

    ProfileForm {
        id: form
        unit: page.unit
    }

    ColumnPane {
        anchors.top: page.header.bottom
        anchors.bottom: bar.top
        width: parent.width
        most: 760
        above: 4
        below: 2 * Theme.space - above

        Banner { text: form.error }
        SectionTitle { text: qsTr("Types") }
        FlowBlock {
            spacing: 6
            Repeater {
                model: [
                    {id: "infantry", words: qsTr("Infantry")}, {id: "monster", words: qsTr("Monster")},
                    {id: "beast", words: qsTr("Beast")}, {id: "hero", words: qsTr("Hero")}
                ]
                delegate: ToggleChip {
                    required property var modelData
                    text: modelData.words
                    checked: form.types.includes(modelData.id)
                    onToggled: form.setType(modelData.id, checked)
                }
            }
        }
        SectionTitle { text: qsTr("Characteristics") }
        Grid {
            width: parent.width
            columns: width >= 620 ? 3 : width >= 310 * Theme.textScale ? 2 : 1
            columnSpacing: Theme.space
            rowSpacing: 12
            Repeater {
                model: form.characteristics
                // A figure of the card, which is entered, or confirmed as it is.
                delegate: Column {
                    id: field

                    required property characteristicField row

                    property bool asked: false ///< for a confirmation, when it was opened: its room stays while figures are typed

                    spacing: 4
                    Component.onCompleted: asked = !row.entered

                    Row {
                        spacing: 6
                        Icon {
                            name: field.row.icon
                            size: 16
                            color: Theme.mutedText
                        }
                        PlainCaption {
                            text: field.row.unit !== "" ? Phrase.of(qsTr("%1 (%2)"), [field.row.name, field.row.unit]) : field.row.name
                        }
                    }
                    NumberStepper {
                        label: field.row.entered ? field.row.name : qsTr("%1, not entered yet").arg(field.row.name)
                        from: field.row.lowest
                        to: field.row.highest
                        value: field.row.value
                        stepSize: field.row.unit !== "" ? 5 : 1
                        onValueModified: form.setCharacteristic(field.row.index, value)
                        onConfirmed: form.setCharacteristic(field.row.index, value)
                    }
                    Chip {
                        visible: field.asked
                        opacity: field.row.entered ? 0 : 1
                        enabled: !field.row.entered
                        text: qsTr("Confirm %L1").arg(field.row.value)
                        summary: qsTr("%1 not entered yet; confirm if your card says the same").arg(field.row.name)
                        onClicked: form.setCharacteristic(field.row.index, field.row.value)
                        Accessible.ignored: field.row.entered
                    }
                }
            }
        }
        CaptionBlock {
            text: form.missing > 0 ? qsTr("%n guessed value(s): check your card.", "", form.missing) : " " // its room stays
            color: Theme.warningText
        }
        FlowBlock {
            spacing: Theme.space
            ToggleChip {
                text: qsTr("Can shoot")
                checked: form.shoots
                onToggled: form.shoots = checked
            }
            Row {
                spacing: Theme.gap
                CaptionText {
                    height: Theme.target
                    verticalAlignment: Text.AlignVCenter
                    text: qsTr("Awakened: invocations per game")
                }
                NumberStepper {
                    label: qsTr("Awakened: invocations per game")
                    to: 20
                    value: form.awakened
                    onValueModified: form.awakened = value
                }
            }
        }
        SectionTitle { text: qsTr("Skills") }
        FlowBlock {
            spacing: 4
            Repeater {
                model: form.skills
                delegate: Row {
                    id: skillRow
                    required property ruleChip modelData
                    required property int index
                    Chip {
                        text: skillRow.modelData.title
                        summary: skillRow.modelData.summary
                        onClicked: page.shell.openRule(skillRow.modelData.rule)
                    }
                    IconButton {
                        iconName: "ui/close"
                        iconSize: 16
                        label: qsTr("Remove %1").arg(skillRow.modelData.title)
                        onClicked: form.dropSkill(skillRow.index)
                    }
                }
            }
            PushButtons {
                entries: [{icon: "ui/plus", text: qsTr("Add a skill"), go: () => skillSheet.openWith({picked: -1})}]
            }
        }
        CaptionBlock {
            text: qsTr("Saved in your own files; updates don’t change them.")
        }
    }
    FootBar {
        id: bar
        height: 68
        Row {
            x: Theme.space
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap
            PushButtons {
                entries: [
                    {kind: "primary", text: qsTr("Save stats"), go: () => page.save()},
                    {kind: "danger", text: qsTr("Restore rulebook stats"), shown: form.fromUser, go: () => form.forget() && page.shell.back()}
                ]
            }
        }
    }

    // Adds a skill to the card, with its number or its weapon.
    Sheet {
        id: skillSheet
        property int picked: -1
        readonly property var skill: picked >= 0 ? form.allSkills[picked] : null
        title: skill ? skill.name : qsTr("Add a skill")
        function put(id: string, number: int, weapon: string) {
            form.putSkill(id, number, weapon);
            close();
        }

        ColumnBlock {
            visible: skillSheet.skill === null
            MenuEntries {
                entries: Array.from(skillSheet.visible ? form.allSkills : [], (each, k) => ({icon: "game/skill", text: each.name, detail: each.summary, go: () => {
                    if (each.takesNumber || each.takesWeapon)
                        skillSheet.picked = k;
                    else
                        skillSheet.put(each.id, 0, "");
                }}))
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
            to: 200
            value: 1
        }
        ColumnBlock {
            visible: skillSheet.skill !== null && skillSheet.skill.takesWeapon
            MenuEntries {
                entries: Array.from(skillSheet.visible ? form.allWeapons : [], each => ({icon: "game/weapon", text: each.title,
                                                                                        go: () => skillSheet.put(skillSheet.skill.id, 0, each.rule)}))
            }
        }
        PushButtons {
            entries: [{kind: "primary", text: qsTr("Add"), shown: skillValue.visible, go: () => skillSheet.put(skillSheet.skill.id, skillValue.value, "")}]
        }
    }
}
