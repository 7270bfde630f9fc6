pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// The figures of a card in one line.
Inset {
    id: strip

    /// Of {label, value, name, icon, rule}.
    required property var stats

    signal ruleWanted(string rule)

    implicitHeight: Math.round(48 * Math.min(Theme.textScale, 1.5))

    Row {
        anchors.fill: parent
        Repeater {
            model: strip.stats
            delegate: StatCell {
                id: stat
                width: strip.width / Math.max(1, strip.stats.length)
                height: strip.height
                onClicked: strip.ruleWanted(modelData.rule)
                contentItem: Item {
                    Column {
                        width: parent.width
                        anchors.verticalCenter: parent.verticalCenter
                        PlainText {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: stat.modelData.value
                            font.pixelSize: Math.round(17 * Math.min(Theme.textScale, 1.5))
                            font.weight: Font.Bold
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 9
                        }
                        PlainText {
                            x: 2
                            width: parent.width - 4
                            horizontalAlignment: Text.AlignHCenter
                            // So many that their names have no room: their first letters, as cards print them.
                            text: strip.stats.length > 6 && stat.modelData.label.length > 4 ? stat.modelData.label.slice(0, 3) : stat.modelData.label
                            color: stat.enabled ? Theme.accent : Theme.mutedText
                            font.pixelSize: Math.round(11 * Math.min(Theme.textScale, 1.5))
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 9
                            elide: Text.ElideRight
                            readonly property bool shortened: true // It is heard whole, and its rule has it.
                        }
                    }
                }
            }
        }
    }
}
