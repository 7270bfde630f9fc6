import QtQuick

/// The top of a sheet: what it is about, what can be done there, and the way out.
Item {
    id: header

    required property string title
    property string subtitle
    /// For so many of the subtitle there is room: what stands below doesn't move when a cost is known.
    property int lines: 1
    default property alias actions: actionRow.data

    signal closeWanted()

    implicitHeight: Math.max(60, heading.implicitHeight + 24)

    FontMetrics {
        id: metrics
        font: caption.font
    }
    Column {
        id: heading
        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.leftMargin: Theme.space
        anchors.verticalCenter: parent.verticalCenter
        TitleBlock {
            text: header.title
        }
        CaptionBlock {
            id: caption
            height: Math.max(implicitHeight, header.lines * metrics.height)
            text: header.subtitle
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        Row { id: actionRow }
        IconButton {
            iconName: "ui/close"
            label: qsTr("Close")
            onClicked: header.closeWanted()
        }
    }
}
