import QtQuick

/// Actions on one thing, as large rows; the menu closes before one of them is done.
Sheet {
    id: sheet

    /// As MenuEntries has them.
    property alias entries: rows.model

    preferredWidth: 400

    MenuEntries {
        id: rows
        menu: sheet
    }
}
