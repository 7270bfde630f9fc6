import QtQuick

/// Actions on one thing, as large rows; the menu closes before one of them is done.
Sheet {
    id: sheet

    /// As MenuEntries has them.
    property var entries: []

    preferredWidth: 400

    MenuEntries {
        entries: sheet.entries
        menu: sheet
    }
}
