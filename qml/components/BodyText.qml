import QtQuick

/// Text to read.
Text {
    color: Theme.text
    font.pixelSize: Theme.bodySize
    linkColor: Theme.accent
    lineHeight: 1.2
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
