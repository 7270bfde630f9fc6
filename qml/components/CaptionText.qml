import QtQuick

/// Small text beside something more important; without words it takes no room.
BodyText {
    visible: text !== ""
    color: Theme.mutedText
    font.pixelSize: Theme.captionSize
    lineHeight: 1
}
