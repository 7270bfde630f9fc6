import QtQuick

/// The top of a sheet: what it is about, what can be done there, and the way out.
Item {
    id: header

    required property string title
    property string subtitle
    /// Whether it has the height of so many lines, however few its words need: what stands below doesn't move when a cost
    /// is known, or from one name to the next.
    property int lines: 0
    readonly property real room: lines > 0 ? Math.ceil(2 * titleMetrics.height + (lines - 2) * metrics.height) : 0
    default property alias actions: actionRow.data

    signal closeWanted()

    implicitHeight: Math.max(60, heading.implicitHeight + 16, room + 16)

    FontMetrics {
        id: metrics
        font: caption.font
    }
    FontMetrics {
        id: titleMetrics
        font: words.font
    }
    Column {
        id: heading
        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.leftMargin: Theme.space
        anchors.verticalCenter: parent.verticalCenter
        TitleBlock {
            id: words
            text: header.title
        }
        CaptionBlock {
            id: caption
            // Smaller rather than cut; large text takes the height that it needs.
            readonly property bool fits: header.lines > 2 && Theme.textScale < 1.5
            height: fits ? Math.max(metrics.height, header.room - words.implicitHeight) : undefined
            fontSizeMode: fits ? Text.Fit : Text.FixedSize
            minimumPixelSize: 9
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
