pragma ComponentBehavior: Bound
import QtQuick

/// The figures of a card, each with its picture, its short name and its value.
Flow {
    id: battle

    /// Of {label, value, name, icon, rule}.
    required property var stats

    signal ruleWanted(string rule)

    /// Without pictures, and with the first letters of the names, where the figures would need a second line otherwise.
    readonly property bool tight: width < stats.length * Math.round(46 * Theme.textScale)
    readonly property int columns: Math.max(1, Math.floor(width / Math.round((tight ? 32 : 46) * Theme.textScale)))
    readonly property real cell: stats.length === 0 ? width : Math.floor(width / Math.min(columns, columns >= stats.length ? stats.length : Math.ceil(stats.length / Math.ceil(stats.length / columns))))

    Repeater {
        model: battle.stats
        delegate: StatCell {
            id: stat
            width: Math.min(battle.cell, 64 * Theme.textScale)
            onClicked: battle.ruleWanted(modelData.rule)
            contentItem: Column {
                spacing: 1
                topPadding: 4
                bottomPadding: 4

                Icon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: !battle.tight
                    name: stat.modelData.icon
                    size: 18
                    color: Theme.mutedText
                }
                StrongText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: stat.modelData.value
                    font.pixelSize: Theme.titleSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                }
                PlainText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(implicitWidth, parent.width - 2)
                    elide: Text.ElideRight
                    text: battle.tight && stat.modelData.label.length > 4 ? stat.modelData.label.slice(0, 3) : stat.modelData.label
                    color: stat.enabled ? Theme.accent : Theme.mutedText
                    font.pixelSize: Math.max(11, Theme.captionSize - 2)
                }
            }
        }
    }
}
