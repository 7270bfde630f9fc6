import QtQuick
import Adjutant.Components

/// One die: what it showed, or that it is still to be rolled.
Rectangle {
    id: die

    property int face: 0
    property int sides: 6
    property string label
    property bool next: false

    width: Math.max(40, Math.round(40 * Theme.iconScale))
    height: width
    radius: 8
    color: face > 0 ? Theme.accent : Theme.surface
    border.width: next ? 2 : Theme.borderWidth
    border.color: face > 0 || next ? Theme.accent : Theme.outline
    Text {
        anchors.centerIn: parent
        text: die.face > 0 ? "%L1".arg(die.face) : "D%L1".arg(die.sides)
        color: die.face > 0 ? Theme.accentText : Theme.mutedText
        font.pixelSize: die.face > 0 ? Math.round(18 * Theme.iconScale) : Math.round(12 * Theme.iconScale)
        font.weight: die.face > 0 ? Font.DemiBold : Font.Normal
        Accessible.ignored: true
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: (label !== "" ? label + ": " : "") + (face > 0 ? "%L1".arg(face) : qsTr("D%L1, not rolled").arg(sides))
}
