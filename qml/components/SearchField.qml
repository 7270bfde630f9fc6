import QtQuick
import QtQuick.Controls.Basic

/// Narrows a list while one types.
TextField {
    id: field

    required property string label

    implicitHeight: Math.max(Theme.target, contentHeight + 20)
    leftPadding: Math.ceil(18 * Theme.iconScale) + 24
    maximumLength: 200
    rightPadding: clear.visible ? 46 : 12
    color: Theme.text
    placeholderText: label
    placeholderTextColor: Theme.mutedText
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    font.pixelSize: Theme.bodySize
    selectByMouse: true
    background: Rectangle {
        radius: height / 2
        color: Theme.surface
        border.width: field.activeFocus ? 2 : Theme.borderWidth
        border.color: field.activeFocus ? Theme.accent : Theme.outline
        Icon {
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            name: "ui/search"
            size: 18
            color: Theme.mutedText
        }
    }
    Accessible.role: Accessible.EditableText
    Accessible.name: label
    Keys.onEscapePressed: event => {
        event.accepted = text !== "";
        clear.clicked();
    }

    IconButton {
        id: clear
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: field.text !== ""
        iconName: "ui/close"
        iconSize: 16
        label: qsTr("Clear search")
        onClicked: {
            field.clear();
            field.textEdited();
        }
    }
}
