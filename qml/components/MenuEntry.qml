import QtQuick

/// One action of a menu, or one line that leads somewhere.
Pressable {
    id: entry

    required property string iconName
    property string detail
    /// Styled text in place of the detail.
    property string excerpt
    property bool danger: false
    property bool leadsOn: false

    width: parent ? parent.width : implicitWidth
    implicitHeight: Math.max(52, words.implicitHeight + 20)

    contentItem: Item {
        Icon {
            id: picture
            x: 12
            anchors.verticalCenter: parent.verticalCenter
            name: entry.iconName
            color: entry.danger ? Theme.danger : Theme.accent
            opacity: entry.enabled ? 1 : 0.4
        }
        Column {
            id: words
            anchors.left: picture.right
            anchors.right: arrow.left
            anchors.leftMargin: 14
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            PlainBlock {
                text: entry.text
                color: entry.danger ? Theme.danger : Theme.text
                opacity: entry.enabled ? 1 : 0.5
            }
            PlainCaptionBlock {
                textFormat: entry.excerpt !== "" ? Text.StyledText : Text.PlainText
                text: entry.excerpt !== "" ? entry.excerpt : entry.detail
            }
        }
        EndIcon {
            id: arrow
            anchors.rightMargin: 10
            name: "ui/chevron-right"
            visible: entry.leadsOn
        }
    }
    ringMargin: 0
    Accessible.description: excerpt !== "" ? excerpt.replace(/<[^>]*>/g, "") : detail
}
