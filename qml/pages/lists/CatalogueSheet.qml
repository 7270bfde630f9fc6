import QtQuick
import Adjutant

/// The cards to add, on a phone.
Sheet {
    id: sheet

    required property ListPage page

    title: qsTr("Add to the list")
    preferredWidth: 640

    CataloguePane {
        width: parent ? parent.width : 0
        height: Math.max(240, Window.height - 170)
        inset: 0
        editor: sheet.page.editor
        onProfileWanted: unit => sheet.closeThen(() => sheet.page.shell.open("profile", {unit: unit}))
        onCardWanted: sheet.closeThen(() => sheet.page.typeCard())
    }
}
