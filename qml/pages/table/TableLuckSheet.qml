pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What the dice did beside what was expected of them.
Sheet {
    id: sheet

    required property TableController table

    title: qsTr("Luck so far")
    onAboutToShow: table.log.countLuck()

    BodyText {
        width: parent.width
        visible: sheet.table.log.luck.count === 0
        color: Theme.mutedText
        text: sheet.table.log.luckPending ? qsTr("Calculating odds…") : qsTr("No rolls with odds yet.")
    }
    Repeater {
        model: sheet.table.log.luck
        delegate: Column {
            id: luck
            required property tableLuck row
            width: parent ? parent.width : 0
            spacing: 4
            BodyText {
                width: parent.width
                font.weight: luck.row.kind === "" ? Font.DemiBold : Font.Normal
                text: luck.row.kind === "" ? Phrase.of(qsTr("%1: %2"), [luck.row.name, luck.row.verdict]) : Phrase.of(qsTr("%1: %2"), [luck.row.kind, luck.row.verdict])
            }
            CaptionText {
                width: parent.width
                text: luck.row.figures
            }
            Rectangle {
                width: parent.width
                height: 8
                radius: 4
                color: Theme.sunken
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.outline
                Rectangle {
                    width: 2
                    height: parent.height
                    x: parent.width / 2 - 1
                    color: Theme.outline
                }
                Rectangle {
                    width: 14
                    height: 14
                    radius: 7
                    y: -3
                    x: luck.row.percentile * parent.width - 7
                    color: Theme.sideColour("", luck.row.place)
                }
            }
        }
    }
}
