import QtQuick

/// Words on a control, or in a line that says all of it by ear itself.
Text {
    textFormat: Text.PlainText
    color: Theme.text
    font.pixelSize: Theme.bodySize
    minimumPixelSize: 9 // where it is to fit
    Accessible.ignored: true
}
