import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// How lucky the rolls of the match were so far.
Sheet {
    id: sheet

    required property TableController table

    title: qsTr("Luck so far")
    onAboutToShow: table.log.countLuck()

    LuckLines {
        width: parent.width
        luck: sheet.table.log.luck
    }
}
