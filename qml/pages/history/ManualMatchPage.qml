pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The result of a match that was played without the app.
PageFrame {
    id: page

    title: qsTr("Add a past match")
    keys: ({save: () => save()})

    readonly property bool wide: width >= 720 * Math.min(Theme.textScale, 1.5)
    readonly property real cardWidth: wide ? (column.width - Theme.space) / 2 : column.width
    readonly property bool ready: one.name.trim() !== "" || two.name.trim() !== "" || one.faction !== "" || two.faction !== ""
    property var missions: []
    property int daysAgo: 0

    function toggle(mission: string, on: bool) {
        missions = on ? missions.concat([mission]) : missions.filter(each => each !== mission);
    }
    function chosenDate(): date {
        const now = new Date();
        return daysAgo >= 0 ? new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12)
                            : new Date(yearStepper.value, monthStepper.value - 1, dayStepper.value, 12);
    }
    function save() {
        if (!ready)
            return;
        const match = MatchHistory.addManual({
            title: titleEntry.text,
            date: chosenDate(),
            players: [one.form, two.form],
            first: first.current,
            rounds: roundsStepper.value,
            minutes: minutesStepper.value,
            missions: missions,
            notes: notes.wholeText
        });
        if (match === "")
            return;
        shell.back();
        shell.report(qsTr("Match added to the history."), "", null);
    }

    ScrollPane {
        id: view
        anchors.top: page.header.bottom
        anchors.bottom: footer.top
        width: parent.width
        contentHeight: column.implicitHeight + Theme.wideSpace

        Column {
            id: column
            x: Theme.space
            width: Math.min(view.width - 2 * Theme.space, 960)
            spacing: Theme.space

            Banner {
                dismissible: true
                text: MatchHistory.message
                onDismissed: MatchHistory.dismissMessage()
            }
            Grid {
                width: parent.width
                columns: page.wide ? 2 : 1
                spacing: Theme.space
                ManualPlayer {
                    id: one
                    width: page.cardWidth
                    number: 1
                }
                ManualPlayer {
                    id: two
                    width: page.cardWidth
                    number: 2
                }
            }
            ColumnCard {
                spacing: 14
                SectionTitle { text: qsTr("Who went first") }
                ChoiceRow {
                    id: first
                    width: parent.width
                    label: qsTr("Who went first")
                    current: 0
                    choices: [{text: one.shownName, value: 0}, {text: two.shownName, value: 1}]
                    onChosen: value => current = value
                }
                SectionTitle { text: qsTr("When") }
                ChoiceRow {
                    width: parent.width
                    label: qsTr("When")
                    current: page.daysAgo
                    choices: [{text: qsTr("Today"), value: 0}, {text: qsTr("Yesterday"), value: 1}, {text: qsTr("Another day"), value: -1}]
                    onChosen: value => page.daysAgo = value
                }
                FlowBlock {
                    spacing: Theme.space
                    visible: page.daysAgo < 0
                    Figure {
                        id: dayStepper
                        name: qsTr("Day")
                        from: 1
                        to: new Date(yearStepper.value, monthStepper.value, 0).getDate()
                        value: new Date().getDate()
                    }
                    Figure {
                        id: monthStepper
                        name: qsTr("Month")
                        from: 1
                        to: 12
                        value: new Date().getMonth() + 1
                    }
                    Figure {
                        id: yearStepper
                        name: qsTr("Year")
                        from: 2000
                        to: new Date().getFullYear()
                        value: new Date().getFullYear()
                        textFromValue: value => String(value)
                    }
                }
                SectionTitle { text: qsTr("Duration") }
                FlowBlock {
                    spacing: Theme.space
                    Figure {
                        id: roundsStepper
                        name: qsTr("Rounds")
                        from: 0
                        to: 100
                        value: 6
                    }
                    Figure {
                        id: minutesStepper
                        name: qsTr("Minutes (0: unknown)")
                        from: 0
                        to: 1440
                        stepSize: 15
                        value: 0
                    }
                }
                SectionTitle { text: qsTr("Missions") }
                FlowBlock {
                    Repeater {
                        model: MatchHistory.allMissions
                        delegate: ToggleChip {
                            required property var modelData
                            text: modelData.text
                            checked: page.missions.includes(modelData.value)
                            onToggled: page.toggle(modelData.value, checked)
                        }
                    }
                }
                TextEntry {
                    id: titleEntry
                    label: qsTr("Title")
                    placeholder: qsTr("Optional")
                }
                TextArea {
                    id: notes
                    label: qsTr("Notes")
                    lines: 3
                }
            }
        }
    }
    FootBar {
        id: footer
        height: buttons.implicitHeight + 24
        color: Theme.raised
        Flow {
            id: buttons
            x: Theme.space
            y: 12
            width: Math.min(parent.width - 2 * Theme.space, 960)
            spacing: Theme.space
            PushButton {
                id: saveButton
                kind: "primary"
                iconName: "ui/check"
                text: qsTr("Save this match")
                enabled: page.ready
                description: page.ready ? "" : hint.text
                onClicked: page.save()
            }
            CaptionText {
                id: hint
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, Math.min(saveButton.height, Theme.target))
                verticalAlignment: Text.AlignVCenter
                visible: !page.ready
                text: qsTr("Enter a player or faction first.")
            }
        }
    }

    component Figure: Column {
        id: figure
        required property string name
        property alias from: stepper.from
        property alias to: stepper.to
        property alias value: stepper.value
        property alias stepSize: stepper.stepSize
        property alias textFromValue: stepper.textFromValue
        spacing: 4
        PlainCaption {
            text: figure.name
        }
        NumberStepper {
            id: stepper
            label: figure.name
        }
    }
}
