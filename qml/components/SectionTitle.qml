import QtQuick

/// The heading of a group in a list or on a page.
Text {
    width: parent ? parent.width : implicitWidth
    textFormat: Text.PlainText
    color: Theme.mutedText
    font.pixelSize: Theme.captionSize
    font.weight: Font.DemiBold
    font.capitalization: Font.AllUppercase
    font.letterSpacing: 0.8
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
