pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The Deviation Roll of a Vortex or Maelstrom: as it fell at the table, or by the app's dice.
Sheet {
    id: sheet

    property Battlefield field: null
    property string source
    property int degrees: 0
    property bool hit: false
    property var dice: [5, 5, 5]
    readonly property int direction: hit ? -1 : degrees

    function show(id: string) {
        source = id;
        degrees = 0;
        hit = false;
        dice = [5, 5, 5];
        title = qsTr("Deviation of the %1").arg(field.piece(id).name);
        open();
    }

    PushButton {
        kind: "primary"
        width: parent.width
        iconName: "ui/dice"
        text: qsTr("Roll for me")
        description: qsTr("A roll that would leave the battlefield or hit another one is rolled again.")
        onClicked: {
            sheet.field.rollDeviation(sheet.source);
            sheet.close();
        }
    }
    CaptionText {
        width: parent.width
        text: qsTr("The rulebook doesn't say how often the Deviation Die shows a Hit: the app takes one in three.")
    }
    SectionTitle { text: qsTr("Or as it fell at the table") }
    ChoiceRow {
        width: parent.width
        label: qsTr("Deviation Die")
        choices: [{text: qsTr("Arrow"), value: false}, {text: qsTr("Hit: it stays"), value: true}]
        current: sheet.hit
        onChosen: value => sheet.hit = value
    }
    Flow {
        width: parent.width
        spacing: Theme.wideSpace
        visible: !sheet.hit
        Column {
            spacing: 2
            DirectionDial {
                id: dial
                degrees: sheet.degrees
                hit: sheet.hit
                onTurned: degrees => sheet.degrees = degrees
            }
            BodyText {
                width: dial.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("%L1°").arg(sheet.degrees)
            }
        }
        Column {
            spacing: Theme.gap
            Repeater {
                model: 3
                delegate: Column {
                    id: die
                    required property int index
                    spacing: 2
                    CaptionText {
                        text: qsTr("D10 number %L1").arg(die.index + 1)
                        Accessible.ignored: true
                    }
                    NumberStepper {
                        label: qsTr("D10 number %L1").arg(die.index + 1)
                        from: 1
                        to: 10
                        value: sheet.dice[die.index]
                        onValueModified: {
                            const faces = sheet.dice.slice();
                            faces[die.index] = value;
                            sheet.dice = faces;
                        }
                    }
                }
            }
        }
    }
    BodyText {
        width: parent.width
        text: sheet.field && sheet.source !== "" ? sheet.field.deviatedWords(sheet.source, sheet.direction, sheet.dice) : ""
    }

    footer: [
        PushButton {
            kind: "secondary"
            text: qsTr("Take this roll")
            onClicked: {
                if (sheet.field.deviate(sheet.source, sheet.direction, sheet.dice))
                    sheet.close();
            }
        },
        PushButton {
            kind: "quiet"
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
