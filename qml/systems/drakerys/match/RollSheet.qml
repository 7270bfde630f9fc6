pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Records the rolls of a deed one after the other, and lays the outcome down at the table.
Sheet {
    id: sheet

    required property RollDesk desk

    title: desk.title !== "" ? desk.title : qsTr("Rolls")
    preferredWidth: 620
    closePolicy: Popup.CloseOnEscape
    onClosed: desk.leave()

    Column {
        width: parent.width
        spacing: 12
        visible: sheet.desk.rolling

        TitleText {
            width: parent.width
            text: qsTr("%1: %2").arg(sheet.desk.roller).arg(sheet.desk.rollTitle)
        }
        Row {
            spacing: 16
            Text {
                text: sheet.desk.threshold > 0 ? qsTr("%L1 dice, %L2+").arg(sheet.desk.dice).arg(sheet.desk.threshold)
                                               : qsTr("%L1 dice").arg(sheet.desk.dice)
                color: Theme.text
                font.pixelSize: Theme.headingSize
                font.weight: Font.DemiBold
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            CaptionText {
                anchors.verticalCenter: parent.verticalCenter
                text: sheet.desk.forecast
            }
        }
        CaptionText {
            width: parent.width
            visible: text !== ""
            text: sheet.desk.reasons
        }
        ChoiceRow {
            width: parent.width
            label: qsTr("How the dice are told")
            compact: true
            choices: [
                {text: qsTr("Just the count"), value: false},
                {text: qsTr("Die by die"), value: true}
            ]
            current: sheet.desk.byFace
            onChosen: value => sheet.desk.byFace = value
        }
        Column {
            width: parent.width
            spacing: 12
            visible: !sheet.desk.byFace
            LabelledStepper {
                label: sheet.desk.successesLabel
                value: sheet.desk.successes
                onMoved: number => sheet.desk.successes = number
            }
            LabelledStepper {
                visible: sheet.desk.besideLabel !== ""
                label: sheet.desk.besideLabel
                value: sheet.desk.beside
                onMoved: number => sheet.desk.beside = number
            }
        }
        Column {
            width: parent.width
            spacing: 10
            visible: sheet.desk.byFace
            Grid {
                id: pad
                columns: 5
                spacing: 6
                width: parent.width
                Repeater {
                    model: 10
                    delegate: PushButton {
                        required property int index
                        width: (pad.width - 24) / 5
                        height: 52
                        text: "%L1".arg(index + 1)
                        description: index + 1 >= sheet.desk.threshold ? qsTr("a success") : qsTr("a failure")
                        kind: index + 1 >= sheet.desk.threshold ? "secondary" : "quiet"
                        enabled: !sheet.desk.complete
                        onClicked: sheet.desk.enterFace(index + 1)
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: 5
                Repeater {
                    model: sheet.desk.faces
                    delegate: Rectangle {
                        id: die
                        required property var modelData
                        width: 34
                        height: 34
                        radius: 7
                        color: modelData.success ? Theme.accent : Theme.sunken
                        border.width: 1
                        border.color: modelData.success ? Theme.accent : Theme.outline
                        Text {
                            anchors.centerIn: parent
                            text: "%L1".arg(die.modelData.face)
                            color: die.modelData.success ? Theme.accentText : Theme.text
                            font.pixelSize: 16
                            font.weight: Font.DemiBold
                            Accessible.role: Accessible.StaticText
                            Accessible.name: die.modelData.success ? qsTr("%1, a success").arg(text) : text
                        }
                    }
                }
            }
            BodyText {
                width: parent.width
                text: sheet.desk.comesNext
                Accessible.role: Accessible.AlertMessage
            }
            Flow {
                width: parent.width
                spacing: 8
                PushButton {
                    kind: "quiet"
                    iconName: "ui/undo"
                    text: qsTr("Last die back")
                    enabled: sheet.desk.faces.length > 0
                    onClicked: sheet.desk.takeFaceBack()
                }
                PushButton {
                    kind: "quiet"
                    text: qsTr("No more rerolls")
                    onClicked: sheet.desk.declineRerolls()
                }
            }
            BodyText {
                width: parent.width
                visible: sheet.desk.faces.length > 0
                text: sheet.desk.besideLabel !== "" ? qsTr("%1: %L2 · %3: %L4").arg(sheet.desk.successesLabel).arg(sheet.desk.successes).arg(sheet.desk.besideLabel).arg(sheet.desk.beside)
                                                    : qsTr("%1: %L2").arg(sheet.desk.successesLabel).arg(sheet.desk.successes)
                font.weight: Font.DemiBold
            }
        }
    }
    Column {
        width: parent.width
        spacing: 12
        visible: sheet.desk.busy && !sheet.desk.rolling

        TitleText {
            width: parent.width
            visible: text !== ""
            text: sheet.desk.verdict
        }
        Repeater {
            model: sheet.desk.outcomes
            delegate: Card {
                id: outcome
                required property outcomeRow modelData
                width: parent ? parent.width : 0
                implicitHeight: inner.implicitHeight + 24
                Column {
                    id: inner
                    x: 14
                    y: 12
                    width: parent.width - 28
                    spacing: 8
                    TitleText {
                        width: parent.width
                        text: outcome.modelData.name
                    }
                    BodyText {
                        width: parent.width
                        text: outcome.modelData.words
                    }
                    Flow {
                        width: parent.width
                        spacing: 12
                        LabelledStepper {
                            label: qsTr("Injuries")
                            value: outcome.modelData.injuries
                            onMoved: number => sheet.desk.setInjuries(outcome.modelData.unit, number)
                        }
                        LabelledStepper {
                            label: qsTr("Stress")
                            value: outcome.modelData.stress
                            onMoved: number => sheet.desk.setStress(outcome.modelData.unit, number)
                        }
                        ToggleChip {
                            text: qsTr("Scatters")
                            checkable: false
                            checked: outcome.modelData.scatters
                            onClicked: sheet.desk.setScatters(outcome.modelData.unit, !outcome.modelData.scatters)
                        }
                    }
                }
            }
        }
    }

    footer: [
        PushButton {
            kind: "primary"
            visible: sheet.desk.rolling
            enabled: sheet.desk.complete
            text: qsTr("Next")
            onClicked: sheet.desk.confirm()
        },
        PushButton {
            visible: sheet.desk.rolling
            text: qsTr("Roll for me")
            iconName: "ui/odds"
            onClicked: sheet.desk.rollForMe()
        },
        PushButton {
            kind: "primary"
            visible: sheet.desk.busy && !sheet.desk.rolling
            text: qsTr("Apply to the table")
            onClicked: {
                sheet.desk.apply();
                sheet.close();
            }
        },
        PushButton {
            kind: "quiet"
            visible: sheet.desk.canGoBack
            text: qsTr("Back")
            onClicked: sheet.desk.back()
        }
    ]

    component LabelledStepper: Column {
        id: labelled
        required property string label
        required property int value
        signal moved(int number)
        spacing: 2
        CaptionText {
            text: labelled.label
            Accessible.ignored: true
        }
        NumberStepper {
            id: stepper
            label: labelled.label
            from: 0
            to: 500
            onValueModified: labelled.moved(value)
        }
        Binding {
            target: stepper
            property: "value"
            value: labelled.value
        }
    }
}
