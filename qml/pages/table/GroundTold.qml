pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What is selected on a ground in words, what can be done with it, and what isn't there yet.
Column {
    id: told

    required property GroundTouch touch
    /// What puts things elsewhere; null: nothing does.
    property TableController table: null
    readonly property tableItem mark: touch.mark
    readonly property bool any: mark.id !== ""
    readonly property bool moves: table !== null && mark.movable
    property bool listed: touch.board.away.length <= 8

    /// The form of what is selected was opened.
    signal asked()

    spacing: 10

    CaptionText {
        width: parent.width
        visible: !told.any
        text: qsTr("Tap something to see what it is, then another thing or spot to measure.")
    }
    Column {
        width: parent.width
        visible: told.any
        spacing: 4
        Text {
            width: parent.width
            visible: told.touch.measured
            textFormat: Text.PlainText
            text: told.touch.distance
            color: Theme.accent
            font.pixelSize: Theme.headingSize
            font.weight: Font.DemiBold
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        BodyText {
            width: parent.width
            text: told.touch.measured ? told.touch.between : told.mark.label
            font.weight: Font.DemiBold
        }
        CaptionText {
            width: parent.width
            visible: text !== "" && !told.touch.measured
            text: told.mark.detail !== "" && told.mark.where !== "" ? told.mark.detail + " · " + told.mark.where : told.mark.detail + told.mark.where
        }
        CaptionText {
            width: parent.width
            visible: told.touch.measured && text !== ""
            text: told.touch.board.measuring
        }
        CaptionText {
            width: parent.width
            visible: told.touch.placing
            color: Theme.accent
            font.weight: Font.DemiBold
            text: qsTr("Tap where it goes.")
            Accessible.role: Accessible.AlertMessage
        }
    }
    Flow {
        width: parent.width
        visible: told.any
        spacing: Theme.gap
        PushButton {
            visible: told.moves && !told.touch.placing
            iconName: "ui/drag"
            text: qsTr("Move")
            onClicked: told.touch.placing = true
        }
        PushButton {
            visible: told.moves
            iconName: "ui/edit"
            text: qsTr("Change…")
            description: qsTr("Its place and what else is known of it, in figures")
            onClicked: {
                told.table.openMark(told.touch.board.id, told.touch.selected);
                told.touch.placing = false;
                told.asked();
            }
        }
        PushButton {
            kind: "quiet"
            text: told.touch.placing ? qsTr("Cancel") : qsTr("Done")
            onClicked: told.touch.clear()
        }
    }
    Column {
        width: parent.width
        visible: told.table !== null && told.touch.board.away.length > 0
        spacing: 6
        PushButton {
            x: -10
            kind: "quiet"
            iconName: told.listed ? "ui/chevron-down" : "ui/chevron-right"
            text: qsTr("Not on the board: %L1").arg(told.touch.board.away.length)
            description: told.listed ? qsTr("Hide them") : qsTr("Show them")
            onClicked: told.listed = !told.listed
        }
        Flow {
            width: parent.width
            visible: told.listed
            spacing: Theme.gap
            Repeater {
                model: told.listed ? told.touch.board.away : []
                delegate: PushButton {
                    required property tableItem modelData
                    readonly property bool chosen: told.touch.selected === modelData.id
                    width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
                    kind: chosen ? "primary" : "secondary"
                    iconName: "ui/plus"
                    text: modelData.label
                    description: qsTr("Put it on the board")
                    onClicked: told.touch.select(chosen ? "" : modelData.id)
                }
            }
        }
    }
}
