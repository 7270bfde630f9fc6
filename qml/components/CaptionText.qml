import QtQuick

/// Small text beside something more important; without words it takes no room.
Text {
    visible: text !== ""
    textFormat: Text.PlainText
    color: Theme.mutedText
    font.pixelSize: Theme.captionSize
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.focusable: false
    Accessible.ignored: !visible || text === ""
}
