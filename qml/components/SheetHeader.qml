import QtQuick

/// The top of a sheet: what it is about, what can be done there, and the way out.
Item {
    id: header

    required property string title
    property string subtitle
    /// With two of the subtitle there is always room for three in all: what stands below doesn't move when a cost is
    /// known, or from one name to the next.
    property int lines: 1
    default property alias actions: actionRow.data

    signal closeWanted()

    implicitHeight: Math.max(60, heading.implicitHeight + 24, lines > 1 ? Math.ceil(2 * titleMetrics.height + metrics.height) + 24 : 0)

    FontMetrics {
        id: metrics
        font: caption.font
    }
    FontMetrics {
        id: titleMetrics
        font: title.font
    }
    Column {
        id: heading
        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.leftMargin: Theme.space
        anchors.verticalCenter: parent.verticalCenter
        TitleBlock {
            id: title
            text: header.title
        }
        CaptionBlock {
            id: caption
            maximumLineCount: header.lines > 1 && Theme.textScale < 1.5 ? Math.max(1, 3 - title.lineCount) : 1000
            elide: Text.ElideRight
            readonly property bool shortened: true // The questions say it, too.
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
