import QtQuick

/// A code to scan, dark on white in any theme.
Rectangle {
    property alias source: picture.source

    height: width
    anchors.horizontalCenter: parent.horizontalCenter
    radius: Theme.smallRadius
    color: "#ffffff"
    border.width: Theme.borderWidth
    border.color: Theme.divider
    Image {
        id: picture
        anchors.fill: parent
        anchors.margins: 4
        sourceSize.width: 2 * width
        sourceSize.height: 2 * height
        smooth: false
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("QR code")
    }
}
