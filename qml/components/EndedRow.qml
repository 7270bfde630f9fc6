import QtQuick

/// Words, and at their right end what can be done about them.
Item {
    default property alias words: column.data
    property alias end: ending.data

    width: parent ? parent.width : 0
    implicitHeight: Math.max(column.implicitHeight, ending.height)

    Column {
        id: column
        width: parent.width - ending.width
        anchors.verticalCenter: parent.verticalCenter
    }
    Row {
        id: ending
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
    }
}
