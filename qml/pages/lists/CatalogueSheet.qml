import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The cards to add, on a phone.
Sheet {
    id: sheet

    required property ListEditor editor

    signal profileWanted(string unit)
    signal cardWanted()

    title: qsTr("Add to the list")
    preferredWidth: 640

    CataloguePane {
        width: parent ? parent.width : 0
        height: Math.max(240, Window.height - 170)
        inset: 0
        editor: sheet.editor
        onProfileWanted: unit => sheet.closeThen(() => sheet.profileWanted(unit))
        onCardWanted: sheet.closeThen(() => sheet.cardWanted())
    }
}
