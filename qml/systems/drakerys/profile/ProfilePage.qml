pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A Unit's card, typed in from the table.
PageFrame {
    id: page

    title: form.unitName
    subtitle: form.fromUser ? qsTr("Using your stats") : qsTr("Enter the stats from its card")
    keys: ({save: () => save()})

    required property string unit
    readonly property alias form: form

    /// Carries out `then`, which leaves the page; asks first where something isn't saved.
    function leave(then: var) {
        if (form.modified)
            leaveSheet.ask(then);
        else
            then();
    }

    function save() {
        if (form.save())
            shell.back();
    }

    ProfileForm {
        id: form
        unit: page.unit
    }

    ScrollPane {
        anchors.top: page.header.bottom
        anchors.bottom: bar.top
        width: parent.width
        contentHeight: column.implicitHeight + 2 * Theme.space

        Column {
            id: column
            x: Theme.space
            y: 4
            width: Math.min(parent.width - 2 * Theme.space, 760)
            spacing: Theme.space

            Banner {
                text: form.error
            }
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
                    delegate: FigureField {
                        onEntered: value => form.setCharacteristic(row.index, value)
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
                        from: 0
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
                PushButton {
                    iconName: "ui/plus"
                    text: qsTr("Add a skill")
                    onClicked: {
                        skillSheet.picked = -1;
                        skillSheet.open();
                    }
                }
            }
            CaptionBlock {
                text: qsTr("Saved in your own files; updates don’t change them.")
            }
        }
    }
    FootBar {
        id: bar
        height: 68
        Row {
            x: Theme.space
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap
            PushButton {
                kind: "primary"
                text: qsTr("Save stats")
                onClicked: page.save()
            }
            PushButton {
                visible: form.fromUser
                kind: "danger"
                text: qsTr("Restore rulebook stats")
                onClicked: if (form.forget()) page.shell.back()
            }
        }
    }

    SkillSheet {
        id: skillSheet
        form: page.form
    }
    // What becomes of a card that was changed and not saved.
    Sheet {
        id: leaveSheet

        property var then: null

        function ask(leaving: var) {
            then = leaving;
            open();
        }
        /// Leaves the page.
        function go() {
            const leaving = then;
            then = null;
            close();
            if (leaving)
                leaving();
        }

        title: qsTr("Save changes?")
        preferredWidth: 460
        onOpened: keep.forceActiveFocus(Qt.TabFocusReason)

        BodyBlock {
            text: qsTr("The stats of %1 have unsaved changes.").arg(form.unitName)
        }
        footer: [
            PushButton {
                id: keep
                kind: "primary"
                text: qsTr("Save")
                onClicked: leaveSheet.closeThen(() => {
                    if (form.save())
                        leaveSheet.go();
                })
            },
            PushButton {
                kind: "danger"
                text: qsTr("Discard")
                onClicked: leaveSheet.go()
            },
            PushButton {
                text: qsTr("Cancel")
                onClicked: leaveSheet.close()
            }
        ]
    }
}
