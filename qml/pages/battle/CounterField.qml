import QtQuick
import Adjutant.Components

/// A figure of a piece or a side; one tap changes it where the game lets players put it right.
Row {
    id: field

    required property battleCounter modelData
    /// Whose it is, for ear.
    required property string owner
    property bool frozen: false
    /// As wide as it is, where that has room for the buttons and the figure; 0: as wide as its words.
    property real most: 0
    readonly property bool narrow: most >= 2 * Theme.target + 24
    readonly property bool changes: modelData.adjustable && !frozen

    signal adjusted(int by)

    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        visible: field.changes
        iconName: "ui/minus"
        iconSize: 18
        ink: Theme.accent
        label: Phrase.of(qsTr("%1, %2: 1 less"), [field.owner, field.modelData.label])
        enabled: !field.modelData.none
        onClicked: field.adjusted(-1)
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: field.narrow ? field.most - (field.changes ? 2 * Theme.target : 0)
                            : Math.max(field.changes ? 52 : 44, value.implicitWidth + 8, label.implicitWidth + (field.changes ? 4 : 16))
        Text {
            id: value
            anchors.horizontalCenter: parent.horizontalCenter
            width: field.narrow ? parent.width : implicitWidth
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            textFormat: Text.PlainText
            text: field.modelData.valueText
            color: field.modelData.tone === "bad" && field.modelData.value !== 0 ? Theme.danger : field.modelData.tone === "quiet" ? Theme.mutedText : Theme.text
            font.pixelSize: Theme.titleSize
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: Phrase.of(qsTr("%1: %2"), [field.modelData.label, field.modelData.valueText])
        }
        PlainCaption {
            id: label
            anchors.horizontalCenter: parent.horizontalCenter
            // Below the signs of the buttons there is room for it.
            width: field.narrow ? field.most - 8 : implicitWidth
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            text: field.modelData.label
            wrapMode: Text.NoWrap
        }
    }
    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        visible: field.changes
        iconName: "ui/plus"
        iconSize: 18
        ink: Theme.accent
        label: Phrase.of(qsTr("%1, %2: 1 more"), [field.owner, field.modelData.label])
        onClicked: field.adjusted(1)
    }
}
