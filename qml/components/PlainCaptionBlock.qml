import QtQuick

/// Small words on a control, or in a line that says all of it by ear itself, as wide as what they stand in.
PlainCaption {
    width: parent ? parent.width : 0
}
