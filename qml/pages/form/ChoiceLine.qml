import QtQuick
import Adjutant.Components

/// One thing to pick: its name, what helps to choose, and why it can't be or shouldn't be.
Choice {
    id: line

    required property string label
    property string detail
    property string odds
    property string standing: "open"
    property string reason
    property bool picked: false
    isCurrent: picked
    /// Its number among the picked, where their order counts.
    property int place: 0
    property bool several: false

    function joined(one: string, other: string): string {
        return one !== "" && other !== "" ? one + ". " + other : one + other;
    }
    readonly property bool closed: standing === "closed"

    implicitHeight: Math.max(52, words.implicitHeight + 20)
    focusPolicy: Qt.StrongFocus

    contentItem: Item {
        Rectangle {
            x: 2
            anchors.verticalCenter: parent.verticalCenter
            width: 24
            height: 24
            radius: line.several ? 6 : 12
            visible: !line.closed
            color: line.picked ? Theme.accent : Theme.surface
            border.width: line.picked ? 0 : 2
            border.color: Theme.outline
            Icon {
                anchors.centerIn: parent
                visible: line.picked && line.place === 0
                name: "ui/check"
                size: 16
                fixed: true
                color: Theme.accentText
            }
            PlainText {
                anchors.centerIn: parent
                visible: line.place > 0
                text: "%L1".arg(line.place)
                color: Theme.accentText
                font.pixelSize: 14
                font.weight: Font.DemiBold
            }
        }
        Icon {
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            visible: line.closed
            name: "ui/minus"
            size: 20
            fixed: true
            color: Theme.mutedText
        }
        Column {
            id: words
            x: 38
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            PlainText {
                width: parent.width
                text: line.label
                color: line.closed ? Theme.mutedText : Theme.text
                font.weight: line.picked ? Font.DemiBold : Font.Normal
                wrapMode: Text.Wrap
            }
            CaptionBlock {
                text: line.detail
                Accessible.ignored: true
            }
            CaptionBlock {
                text: line.odds
                color: Theme.accent
                Accessible.ignored: true
            }
            CaptionBlock {
                text: line.reason
                color: line.standing === "warned" ? Theme.warningText : Theme.mutedText
                font.italic: line.closed
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.smallRadius
        color: line.closed ? "transparent" : line.picked || line.down || line.hovered ? Theme.accentSoft : Theme.surface
        border.width: line.closed ? 0 : line.picked ? 2 : Theme.borderWidth
        border.color: line.picked ? Theme.accent : line.standing === "warned" ? Theme.warningText : Theme.outline
        FocusRing { shown: line.visualFocus }
    }
    leftPadding: 12
    rightPadding: 12
    // After the role that Qt 6.4 gives it by its type.
    Component.onCompleted: if (several) Accessible.role = Accessible.CheckBox
    Accessible.name: label
    Accessible.description: joined(joined(detail, odds), closed && reason === "" ? qsTr("not possible") : reason)
    Accessible.onToggleAction: line.clicked()
}
