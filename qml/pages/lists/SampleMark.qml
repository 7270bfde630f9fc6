import QtQuick
import Adjutant.Components

/// Says that something was invented.
Rectangle {
    implicitWidth: words.implicitWidth + 20
    implicitHeight: words.implicitHeight + 6
    radius: Math.min(height / 2, 12)
    color: Theme.warningSoft
    border.width: Theme.highContrast ? 2 : 0
    border.color: Theme.warningText
    PlainCaption {
        id: words
        anchors.centerIn: parent
        text: qsTr("Sample")
        color: Theme.warningText
        font.weight: Font.DemiBold
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Made-up sample")
    Accessible.ignored: !visible
}
