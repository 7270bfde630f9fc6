pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A spot on a board: tapped, or typed as its distances from the left and from the front.
Column {
    id: place

    required property FormController form
    required property formField row
    readonly property real across: Math.max(1, row.highestX - row.lowestX)
    readonly property real deep: Math.max(1, row.highestY - row.lowestY)
    readonly property bool known: row.origin === "given" || row.origin === "byDefault" || row.origin === "fromTable"

    spacing: 10

    function put(x: real, y: real) {
        form.answer(row.path, Qt.point(Math.max(row.lowestX, Math.min(row.highestX, Math.round(x))),
                                       Math.max(row.lowestY, Math.min(row.highestY, Math.round(y)))));
    }

    Rectangle {
        id: ground
        width: Math.min(parent.width, 280 * place.across / place.deep)
        height: width * place.deep / place.across
        radius: Theme.smallRadius
        color: Theme.sunken
        border.width: Theme.borderWidth
        border.color: Theme.outline
        Accessible.role: Accessible.Graphic
        Accessible.name: place.known ? place.row.value : qsTr("No spot yet")
        Rectangle {
            visible: place.known
            width: 18
            height: 18
            radius: 9
            color: Theme.accent
            border.width: 2
            border.color: Theme.accentText
            x: (place.row.x - place.row.lowestX) / place.across * ground.width - 9
            y: (1 - (place.row.y - place.row.lowestY) / place.deep) * ground.height - 9
        }
        TapHandler {
            onTapped: point => place.put(place.row.lowestX + point.position.x / ground.width * place.across,
                                         place.row.lowestY + (1 - point.position.y / ground.height) * place.deep)
        }
    }
    Flow {
        width: parent.width
        spacing: 12
        LabelledNumber {
            label: qsTr("From the left")
            from: Math.ceil(place.row.lowestX)
            to: Math.floor(place.row.highestX)
            value: Math.round(place.row.x)
            onMoved: number => place.put(number, place.row.y)
        }
        LabelledNumber {
            label: qsTr("From the front")
            from: Math.ceil(place.row.lowestY)
            to: Math.floor(place.row.highestY)
            value: Math.round(place.row.y)
            onMoved: number => place.put(place.row.x, number)
        }
    }
}
