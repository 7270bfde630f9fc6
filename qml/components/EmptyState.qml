import QtQuick

/// Nothing is here yet; says what to do next.
Column {
    id: empty

    required property string iconName
    required property string title
    property string text
    default property alias actions: actionFlow.data

    spacing: Theme.gap

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: empty.iconName
        size: 56
        color: Theme.mutedText
    }
    TitleText {
        horizontalAlignment: Text.AlignHCenter
        text: empty.title
    }
    MutedBlock {
        horizontalAlignment: Text.AlignHCenter
        visible: text !== ""
        text: empty.text
    }
    Flow {
        id: actionFlow
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, childrenRect.width)
        spacing: Theme.gap
    }
}
