import QtQuick
import Adjutant.Components

/// One die: what it showed, or that it is still to be rolled.
Rectangle {
    id: die

    required property formDie row
    property int face: row.face
    property int sides: row.sides
    readonly property string shows: row.shows
    property bool next: false
    readonly property string empty: Theme.isDie(sides) ? qsTr("D%L1, not rolled").arg(sides) : qsTr("not rolled")
    readonly property bool filled: face > 0 && !row.fails

    width: Math.max(40, Math.round(40 * Theme.iconScale))
    height: width
    radius: 8
    color: filled ? Theme.accent : Theme.surface
    border.width: next ? 2 : Theme.borderWidth
    border.color: filled || next ? Theme.accent : Theme.outline
    PlainText {
        anchors.centerIn: parent
        text: die.face > 0 ? die.shows.charAt(0) || "%L1".arg(die.face) : Theme.isDie(die.sides) ? qsTr("D%L1", "a die with so many sides").arg(die.sides) : "?"
        color: die.filled ? Theme.accentText : Theme.mutedText
        font.pixelSize: die.face > 0 ? Math.round(18 * Theme.iconScale) : Math.round(12 * Theme.iconScale)
        font.weight: die.face > 0 ? Font.DemiBold : Font.Normal
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: (row.label !== "" ? row.label + ": " : "") + (face > 0 ? row.fails ? qsTr("%L1, no success").arg(face) : shows || "%L1".arg(face) : empty)
}
