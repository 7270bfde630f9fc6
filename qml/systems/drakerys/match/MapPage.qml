pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The battlefield during the match: measuring, and moving what moved.
Item {
    id: page

    property bool measuring: true

    /// The piece of the map that is worked on; empty: none.
    property alias selectedPiece: map.selected

    readonly property Main shell: Window.window as Main
    readonly property bool wide: width >= 820
    readonly property var unitsToPlace: {
        const units = battlefield.units;
        return units.filter(unit => !unit.placed);
    }

    /// The Deviation Roll of the piece that is worked on.
    function openDeviation() {
        deviationLoader.active = true;
        (deviationLoader.item as DeviationSheet).show(selectedPiece);
    }
    /// Measures between two pieces of the map.
    function measureBetween(from: string, to: string) {
        measuring = true;
        ruler.clear();
        ruler.measureTo(from);
        ruler.measureTo(to);
    }

    Battlefield { id: battlefield }
    FieldRuler { id: ruler }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Battlefield")
        canGoBack: true
        onBack: page.shell.back()
        IconButton {
            iconName: "ui/undo"
            label: battlefield.canUndo ? qsTr("Take the last change back") : qsTr("Nothing to undo")
            available: battlefield.canUndo
            onClicked: battlefield.undo()
        }
    }
    Flickable {
        id: view
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: page.wide ? Math.min(400, page.width * 0.42) : parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.space
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: view }

        Column {
            id: column
            x: Theme.space
            width: view.width - (page.wide ? Theme.space + 8 : 2 * Theme.space)
            spacing: Theme.space

            ChoiceRow {
                width: parent.width
                label: qsTr("What touching the map does")
                choices: [{text: qsTr("Measure"), value: true}, {text: qsTr("Move"), value: false}]
                current: page.measuring
                onChosen: value => {
                    page.measuring = value;
                    battlefield.letBe();
                }
            }
            Item {
                id: mapBelow
                width: parent.width
                height: width
                visible: !page.wide
            }
            Card {
                width: parent.width
                visible: page.measuring
                implicitHeight: reading.implicitHeight + 28
                Column {
                    id: reading
                    x: 14
                    y: 14
                    width: parent.width - 28
                    spacing: 6
                    Text {
                        visible: ruler.measure.complete
                        textFormat: Text.PlainText
                        text: ruler.measure.figure
                        color: Theme.accent
                        font.pixelSize: Theme.headingSize
                        font.weight: Font.DemiBold
                        Accessible.role: Accessible.AlertMessage
                        Accessible.name: text
                    }
                    BodyText {
                        width: parent.width
                        text: ruler.measure.words
                    }
                    BodyText {
                        width: parent.width
                        visible: text !== ""
                        color: Theme.mutedText
                        text: ruler.measure.sharesWords
                    }
                    PushButton {
                        width: Math.min(implicitWidth, parent.width)
                        visible: ruler.measure.begun
                        text: qsTr("Measure anew")
                        onClicked: ruler.clear()
                    }
                }
            }
            FieldTold {
                width: parent.width
                field: battlefield
            }
            PieceCard {
                width: parent.width
                visible: !page.measuring && piece.id !== ""
                field: battlefield
                pieceId: map.selected
                onDeviate: page.openDeviation()
            }
            SectionTitle { text: qsTr("Shown on the map") }
            Flow {
                width: parent.width
                spacing: Theme.gap
                ToggleChip {
                    id: conquest
                    text: qsTr("Conquest areas")
                    checked: battlefield.conquestPlayed
                }
                ToggleChip {
                    id: diagonals
                    text: qsTr("Idols' diagonals")
                    checked: battlefield.diagonalsPlayed
                }
            }
            SectionTitle {
                visible: placing.visible
                text: qsTr("Put on the map")
            }
            Flow {
                id: placing
                width: parent.width
                spacing: Theme.gap
                visible: !page.measuring
                Repeater {
                    model: battlefield.freeElements
                    delegate: PushButton {
                        required property var modelData
                        width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
                        iconName: "field/" + modelData.value
                        text: modelData.text
                        onClicked: map.select(battlefield.addSource(modelData.value))
                    }
                }
                PushButton {
                    width: Math.min(implicitWidth, parent.width)
                    iconName: "field/scenery"
                    text: qsTr("Scenery")
                    onClicked: map.select(battlefield.addScenery())
                }
                Repeater {
                    model: battlefield.tasks
                    delegate: PushButton {
                        required property objectiveTask modelData
                        width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
                        iconName: "field/objective"
                        text: qsTr("Objective: %1").arg(modelData.name)
                        onClicked: map.select(battlefield.addObjective(modelData.mission))
                    }
                }
                Repeater {
                    model: battlefield.conquestPlayed ? battlefield.players : []
                    delegate: PushButton {
                        required property var modelData
                        width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
                        iconName: "field/flag"
                        text: qsTr("Flag of %1").arg(modelData.text)
                        onClicked: map.select(battlefield.addFlag(modelData.value))
                    }
                }
                Repeater {
                    model: page.unitsToPlace
                    delegate: PushButton {
                        required property fieldUnit modelData
                        width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
                        iconName: "ui/plus"
                        text: modelData.name
                        onClicked: map.select(battlefield.addUnit(modelData.id))
                    }
                }
            }
        }
    }
    Item {
        id: mapBeside
        anchors.left: view.right
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        anchors.rightMargin: Theme.space
        anchors.bottomMargin: Theme.space
        visible: page.wide
    }
    BattlefieldMap {
        id: map
        parent: page.wide ? mapBeside : mapBelow
        anchors.fill: parent
        field: battlefield
        ruler: page.measuring ? ruler : null
        showConquest: conquest.checked
        showDiagonals: diagonals.checked
    }
    Loader {
        id: deviationLoader
        active: false
        source: "../field/DeviationSheet.qml"
        onLoaded: (item as DeviationSheet).field = battlefield
    }
}
