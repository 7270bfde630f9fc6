import QtQuick

/// Text to read.
Text {
    textFormat: Text.PlainText
    color: Theme.text
    font.pixelSize: Theme.bodySize
    minimumPixelSize: 9 // where it is to fit
    linkColor: Theme.accent
    lineHeight: 1.2
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.focusable: false
    Accessible.ignored: !visible || text === ""
}
