import QtQuick

/// Small words on a control, or in a line that says all of it by ear itself.
CaptionText {
    Accessible.ignored: true
}
