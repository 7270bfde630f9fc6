pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The saved lists to choose from.
MenuSheet {
    id: sheet

    required property BattleSetup setup
    property string side

    signal newWanted()

    title: qsTr("Choose a list")

    BodyBlock {
        visible: sheet.setup.lists.count === 0
        color: Theme.mutedText
        text: qsTr("No lists for this game yet.")
    }
    ColumnBlock {
        Repeater {
            model: sheet.setup.lists
            delegate: MenuEntry {
                required property setupList row
                iconName: "ui/armies"
                text: row.name
                detail: row.detail
                onClicked: {
                    sheet.setup.chooseList(sheet.side, row.id);
                    sheet.close();
                }
            }
        }
        MenuEntry {
            iconName: "ui/plus"
            text: qsTr("Make a new list")
            leadsOn: true
            onClicked: sheet.closeThen(() => sheet.newWanted())
        }
    }
}
