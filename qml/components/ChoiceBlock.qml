import QtQuick

/// The same choices, as wide as what they stand in.
ChoiceRow {
    width: parent ? parent.width : 0
}
