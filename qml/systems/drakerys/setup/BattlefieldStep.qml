pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What is put on the battlefield: Vortexes in turn, Maelstroms, Sceneries.
Column {
    id: step

    required property Battlefield field

    readonly property bool hasSources: field.freeElements.length < 5

    signal placed(string piece)

    spacing: Theme.space

    SectionTitle { text: qsTr("Vortexes and Maelstroms") }
    BodyText {
        width: parent.width
        visible: text !== ""
        text: step.field.turnWords
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: step.field.freeElements
            delegate: PushButton {
                required property var modelData
                width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
                iconName: "field/" + modelData.value
                text: modelData.text
                description: qsTr("Places it where there is room; move it then")
                onClicked: step.placed(step.field.addSource(modelData.value))
            }
        }
    }
    CaptionText {
        width: parent.width
        text: qsTr("When all lie there, each of them deviates by 3 D10: choose it, then “Deviation…”.")
    }
    PushButton {
        width: Math.min(implicitWidth, parent.width)
        visible: step.hasSources
        iconName: "ui/dice"
        text: qsTr("Roll all deviations")
        onClicked: step.field.rollDeviations()
    }
    SectionTitle { text: qsTr("Sceneries") }
    PushButton {
        width: Math.min(implicitWidth, parent.width)
        iconName: "field/scenery"
        text: qsTr("Add a Scenery")
        description: qsTr("Places it where there is room; move it then")
        onClicked: step.placed(step.field.addScenery())
    }
    CaptionText {
        width: parent.width
        text: qsTr("The players take turns; 10 cm or more from every other Scenery, Vortex and Maelstrom.")
    }
}
