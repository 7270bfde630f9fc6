pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Records the rolls of an Action one after the other, and lays the outcome down at the table.
Sheet {
    id: sheet

    required property RollController controller

    title: controller.title !== "" ? controller.title : qsTr("Rolls")
    preferredWidth: 620
    closePolicy: Popup.CloseOnEscape
    onClosed: controller.leave()

    Column {
        width: parent.width
        spacing: 12
        visible: sheet.controller.rolling

        TitleText {
            width: parent.width
            text: qsTr("%1: %2").arg(sheet.controller.roller).arg(sheet.controller.rollTitle)
        }
        Row {
            spacing: 16
            Text {
                text: sheet.controller.threshold > 0 ? qsTr("%L1 dice, %L2+").arg(sheet.controller.dice).arg(sheet.controller.threshold)
                                               : qsTr("%L1 dice").arg(sheet.controller.dice)
                color: Theme.text
                font.pixelSize: Theme.headingSize
                font.weight: Font.DemiBold
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            CaptionText {
                anchors.verticalCenter: parent.verticalCenter
                text: sheet.controller.forecast
            }
        }
        CaptionText {
            width: parent.width
            visible: text !== ""
            text: sheet.controller.reasons
        }
        ChoiceRow {
            width: parent.width
            label: qsTr("How the dice are told")
            compact: true
            choices: [
                {text: qsTr("Just the count"), value: false},
                {text: qsTr("Die by die"), value: true}
            ]
            current: sheet.controller.byFace
            onChosen: value => sheet.controller.byFace = value
        }
        Column {
            width: parent.width
            spacing: 12
            visible: !sheet.controller.byFace
            LabelledStepper {
                label: sheet.controller.successesLabel
                value: sheet.controller.successes
                onMoved: number => sheet.controller.successes = number
            }
            LabelledStepper {
                visible: sheet.controller.besideLabel !== ""
                label: sheet.controller.besideLabel
                value: sheet.controller.beside
                onMoved: number => sheet.controller.beside = number
            }
        }
        Column {
            width: parent.width
            spacing: 10
            visible: sheet.controller.byFace
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
                        description: index + 1 >= sheet.controller.threshold ? qsTr("a success") : qsTr("a failure")
                        kind: index + 1 >= sheet.controller.threshold ? "secondary" : "quiet"
                        enabled: !sheet.controller.complete
                        onClicked: sheet.controller.enterFace(index + 1)
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: 5
                Repeater {
                    model: sheet.controller.faces
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
                text: sheet.controller.comesNext
                Accessible.role: Accessible.AlertMessage
            }
            Flow {
                width: parent.width
                spacing: 8
                PushButton {
                    kind: "quiet"
                    iconName: "ui/undo"
                    text: qsTr("Last die back")
                    enabled: sheet.controller.faces.length > 0
                    onClicked: sheet.controller.takeFaceBack()
                }
                PushButton {
                    kind: "quiet"
                    text: qsTr("No more rerolls")
                    onClicked: sheet.controller.declineRerolls()
                }
            }
            BodyText {
                width: parent.width
                visible: sheet.controller.faces.length > 0
                text: sheet.controller.besideLabel !== "" ? qsTr("%1: %L2 · %3: %L4").arg(sheet.controller.successesLabel).arg(sheet.controller.successes).arg(sheet.controller.besideLabel).arg(sheet.controller.beside)
                                                    : qsTr("%1: %L2").arg(sheet.controller.successesLabel).arg(sheet.controller.successes)
                font.weight: Font.DemiBold
            }
        }
    }
    Column {
        width: parent.width
        spacing: 12
        visible: sheet.controller.busy && !sheet.controller.rolling

        TitleText {
            width: parent.width
            visible: text !== ""
            text: sheet.controller.verdict
        }
        Repeater {
            model: sheet.controller.outcomes
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
                            onMoved: number => sheet.controller.setInjuries(outcome.modelData.unit, number)
                        }
                        LabelledStepper {
                            label: qsTr("Stress")
                            value: outcome.modelData.stress
                            onMoved: number => sheet.controller.setStress(outcome.modelData.unit, number)
                        }
                        ToggleChip {
                            text: qsTr("Scatters")
                            checkable: false
                            checked: outcome.modelData.scatters
                            onClicked: sheet.controller.setScatters(outcome.modelData.unit, !outcome.modelData.scatters)
                        }
                    }
                }
            }
        }
    }

    footer: [
        PushButton {
            kind: "primary"
            visible: sheet.controller.rolling
            enabled: sheet.controller.complete
            text: qsTr("Next")
            onClicked: sheet.controller.confirm()
        },
        PushButton {
            visible: sheet.controller.rolling
            text: qsTr("Roll for me")
            iconName: "ui/odds"
            onClicked: sheet.controller.rollForMe()
        },
        PushButton {
            kind: "primary"
            visible: sheet.controller.busy && !sheet.controller.rolling
            text: qsTr("Apply to the table")
            onClicked: {
                sheet.controller.apply();
                sheet.close();
            }
        },
        PushButton {
            kind: "quiet"
            visible: sheet.controller.canGoBack
            text: qsTr("Back")
            onClicked: sheet.controller.back()
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
