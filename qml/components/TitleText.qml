import QtQuick

/// The name of a thing: an army, a Unit, a sheet; as wide as what it stands in.
Text {
    width: parent ? parent.width : 0
    textFormat: Text.PlainText
    color: Theme.text
    font.pixelSize: Theme.titleSize
    minimumPixelSize: 9 // where it is to fit
    font.weight: Font.DemiBold
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
