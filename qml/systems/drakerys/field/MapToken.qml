import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A piece of the map as it looks, in its true size where that can still be seen.
Item {
    id: token

    required property fieldPiece row
    required property real centimetre

    readonly property real side: Math.max(row.kind === "unit" ? 22 : row.kind === "objective" ? 16 : 18, 2 * row.radius * centimetre)
    readonly property bool round: row.kind !== "objective"
    readonly property color paint: row.kind === "source" ? ink.element(row.look)
                                   : row.kind === "scenery" ? (row.obstruction ? ink.obstruction : ink.scenery)
                                   : row.colour !== "" ? Theme.factionGround(row.colour) : ink.token
    readonly property color drawing: row.kind === "scenery" ? (row.obstruction ? ink.obstructionInk : ink.sceneryInk)
                                     : row.kind === "source" ? (row.dimmed && !Theme.highContrast ? paint : "#ffffff")
                                     : row.colour !== "" ? Theme.factionInk(row.colour) : ink.tokenInk

    width: side
    height: side

    FieldInk { id: ink }

    Rectangle {
        anchors.centerIn: parent
        width: token.round ? token.side : token.side * 0.86
        height: width
        radius: token.round ? width / 2 : 3
        rotation: token.round ? 0 : 45
        antialiasing: true
        color: token.row.dimmed ? ink.ground : token.paint
        border.width: token.row.dimmed || Theme.highContrast ? 2 : token.row.kind === "scenery" ? (token.row.obstruction ? 3 : 1) : 1.5
        border.color: token.row.dimmed && !Theme.highContrast ? token.paint
                      : token.row.kind === "scenery" || Theme.highContrast ? token.drawing : "#ffffff"
    }
    Icon {
        anchors.centerIn: parent
        fixed: true
        size: token.row.kind === "scenery" ? Math.min(26, token.side * 0.6) : token.side * 0.68
        name: token.row.kind === "source" ? "field/" + token.row.look
              : token.row.kind === "scenery" ? (token.row.obstruction ? "field/obstruction" : "field/scenery")
              : token.row.kind === "unit" ? "factions/" + token.row.look
              : token.row.look === "conquerors" ? "field/flag" : "field/objective"
        color: token.drawing
        opacity: token.row.kind === "scenery" ? 0.75 : 1
    }
}
