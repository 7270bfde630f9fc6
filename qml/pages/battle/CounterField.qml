import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A figure of a piece or a side; one tap changes it where the game lets players put it right.
Row {
    id: field

    required property battleCounter counter
    /// Whose it is, for ear.
    required property string owner
    property bool frozen: false
    readonly property bool changes: counter.adjustable && !frozen

    signal adjusted(int by)

    spacing: 0

    IconButton {
        visible: field.changes
        iconName: "ui/minus"
        iconSize: 18
        ink: Theme.accent
        label: Phrase.of(qsTr("%1, %2: 1 less"), [field.owner, field.counter.label])
        enabled: !field.counter.none
        onClicked: field.adjusted(-1)
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(field.changes ? 52 : 44, value.implicitWidth + 8, label.implicitWidth + (field.changes ? 4 : 16))
        Text {
            id: value
            anchors.horizontalCenter: parent.horizontalCenter
            textFormat: Text.PlainText
            text: field.counter.valueText
            color: field.counter.tone === "bad" && field.counter.value !== 0 ? Theme.danger : field.counter.tone === "quiet" ? Theme.mutedText : Theme.text
            font.pixelSize: Theme.titleSize
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: Phrase.of(qsTr("%1: %2"), [field.counter.label, field.counter.valueText])
        }
        PlainCaption {
            id: label
            anchors.horizontalCenter: parent.horizontalCenter
            text: field.counter.label
            wrapMode: Text.NoWrap
        }
    }
    IconButton {
        visible: field.changes
        iconName: "ui/plus"
        iconSize: 18
        ink: Theme.accent
        label: Phrase.of(qsTr("%1, %2: 1 more"), [field.owner, field.counter.label])
        onClicked: field.adjusted(1)
    }
}
