import QtQuick

/// The top of a page: the way back, where one is, and what can be done here.
Item {
    id: header

    required property string title
    property string subtitle
    property bool canGoBack: false
    default property alias actions: actionRow.data

    signal back()

    implicitHeight: Math.max(64, words.implicitHeight + 20)
    implicitWidth: 320

    IconButton {
        id: backButton
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        visible: header.canGoBack
        iconName: "ui/back"
        label: qsTr("Back")
        onClicked: header.back()
    }
    Column {
        id: words
        anchors.left: header.canGoBack ? backButton.right : parent.left
        anchors.leftMargin: header.canGoBack ? 8 : Theme.wideSpace
        anchors.right: actionRow.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        Text {
            width: parent.width
            text: header.title
            color: Theme.text
            font.pixelSize: header.canGoBack ? Math.round(Theme.titleSize * 1.15) : Theme.headingSize
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            maximumLineCount: 2
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        CaptionText {
            width: parent.width
            visible: text !== ""
            text: header.subtitle
            elide: Text.ElideRight
            maximumLineCount: 1
        }
    }
    Row {
        id: actionRow
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
    }
}
