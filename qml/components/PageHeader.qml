import QtQuick

/// The top of a page: the way back, where one is, and what can be done here.
Item {
    id: header

    required property string title
    property string subtitle
    property bool canGoBack: false
    default property alias actions: actionRow.data

    signal back()

    /// Where the title and the actions don't fit beside each other, the actions go below.
    readonly property bool stacked: words.x + metrics.advanceWidth + actionRow.width + 20 > width

    TextMetrics {
        id: metrics
        font: heading.font
        text: header.title
    }

    width: parent ? parent.width : implicitWidth
    implicitHeight: stacked ? words.implicitHeight + actionRow.height + 24 : Math.max(64, words.implicitHeight + 20)
    implicitWidth: 320

    IconButton {
        id: backButton
        x: 8
        y: header.stacked ? words.y : (parent.height - height) / 2
        visible: header.canGoBack
        iconName: "ui/back"
        label: qsTr("Back")
        onClicked: header.back()
    }
    Column {
        id: words
        x: header.canGoBack ? backButton.x + backButton.width + 8 : Theme.wideSpace
        y: header.stacked ? 10 : (parent.height - height) / 2
        width: (header.stacked ? parent.width : actionRow.x) - x - 8
        TitleBlock {
            id: heading
            text: header.title
            font.pixelSize: header.canGoBack ? Math.round(Theme.titleSize * 1.15) : Theme.headingSize
        }
        CaptionBlock {
            text: header.subtitle
        }
    }
    Row {
        id: actionRow
        anchors.right: parent.right
        anchors.rightMargin: 12
        y: header.stacked ? words.y + words.height + 4 : (parent.height - height) / 2
        spacing: 4
    }
}
