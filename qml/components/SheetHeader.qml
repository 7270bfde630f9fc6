import QtQuick

/// The top of a sheet: what it is about, what can be done there, and the way out.
Item {
    id: header

    required property string title
    property string subtitle
    /// Whether it has the height of three lines, however few its words need: what stands below doesn't move when a cost
    /// is known, or from one name to the next.
    property bool steady: false
    readonly property int mostLines: 3
    default property alias actions: actionRow.data

    signal closeWanted()

    implicitHeight: Math.max(60, heading.implicitHeight + 24, steady ? Math.ceil(2 * titleMetrics.height + metrics.height) + 24 : 0)

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
            // Large text is never cut.
            maximumLineCount: header.steady && Theme.textScale < 1.5 ? Math.max(1, header.mostLines - words.lineCount) : 1000
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
