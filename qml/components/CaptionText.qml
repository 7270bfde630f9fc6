import QtQuick

/// Small text beside something more important.
Text {
    color: Theme.mutedText
    font.pixelSize: Theme.captionSize
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
