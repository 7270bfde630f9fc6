import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic

Window {
    width: 1180
    height: 820
    visible: true
    Button {
        anchors.centerIn: parent
        text: "One button"
    }
}
