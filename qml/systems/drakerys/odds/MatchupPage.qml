pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// Every Unit of one army against every Unit of another: who gains from charging or shooting whom.
Item {
    id: page

    readonly property Main shell: Window.window as Main
    readonly property real nameWidth: Math.min(170 * Theme.textScale, width * 0.34)
    readonly property real cellWidth: Math.max(64 * Theme.textScale, Math.min(120, (table.width - nameWidth) / Math.max(1, matchup.columns.length)))
    readonly property real cellHeight: Math.max(52, 40 * Theme.textScale)

    OddsMatchup { id: matchup }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Army against army")
        subtitle: qsTr("Expected AP removed less AP lost; a cell opens its odds")
        canGoBack: true
        onBack: page.shell.back()
    }
    Flickable {
        id: view
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: column.height + Theme.wideSpace
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: view }

        Column {
            id: column
            x: Theme.space
            width: page.width - 2 * Theme.space
            spacing: 12

            ArmyChoice {
                width: Math.min(parent.width, 520)
                role: qsTr("Acts")
                armies: matchup.armies
                current: matchup.own
                onChosen: army => matchup.own = army
            }
            ArmyChoice {
                width: Math.min(parent.width, 520)
                role: qsTr("Is acted on")
                armies: matchup.armies
                current: matchup.enemy
                onChosen: army => matchup.enemy = army
            }
            ChoiceRow {
                width: parent.width
                label: qsTr("What the Units do")
                choices: [{text: qsTr("Charge"), value: false}, {text: qsTr("Shoot"), value: true}]
                current: matchup.shooting
                onChosen: value => matchup.shooting = value
            }
            Column {
                visible: matchup.shooting
                width: 200
                spacing: 2
                CaptionText {
                    width: parent.width
                    text: qsTr("Distance in cm")
                    Accessible.ignored: true
                }
                NumberStepper {
                    width: parent.width
                    label: qsTr("Distance in cm")
                    from: 0
                    to: 127
                    stepSize: 10
                    value: matchup.distance
                    onValueModified: matchup.distance = value
                }
            }
            BodyText {
                width: parent.width
                visible: matchup.cells.length === 0
                text: qsTr("Choose two armies with Units whose cards are known.")
            }
            Flickable {
                id: table
                width: parent.width
                height: grid.height
                contentWidth: grid.width
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                visible: matchup.cells.length > 0
                Column {
                    id: grid
                    spacing: 3
                    Row {
                        spacing: 3
                        Item {
                            width: page.nameWidth
                            height: 1
                        }
                        Repeater {
                            model: matchup.columns
                            delegate: CaptionText {
                                required property string modelData
                                width: page.cellWidth
                                height: implicitHeight
                                horizontalAlignment: Text.AlignHCenter
                                wrapMode: Text.WordWrap
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: 9
                                color: Theme.text
                                text: modelData
                            }
                        }
                    }
                    Repeater {
                        model: matchup.rows
                        delegate: Row {
                            id: line
                            required property int index
                            required property string modelData
                            spacing: 3
                            CaptionText {
                                width: page.nameWidth
                                height: page.cellHeight
                                verticalAlignment: Text.AlignVCenter
                                color: Theme.text
                                text: line.modelData
                            }
                            Repeater {
                                model: matchup.columns.length
                                delegate: HeatCell {
                                    required property int index
                                    width: page.cellWidth
                                    height: page.cellHeight
                                    cell: matchup.cells[line.index * matchup.columns.length + index]
                                    onClicked: page.shell.openOdds(cell.active, cell.activeWarriors, cell.target, cell.targetWarriors, matchup.shooting)
                                }
                            }
                        }
                    }
                }
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: matchup.unknown
            }
        }
    }
}
