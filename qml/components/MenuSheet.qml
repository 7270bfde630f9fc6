import QtQuick

/// Actions on one thing, as large rows.
Sheet {
    preferredWidth: 400
}
