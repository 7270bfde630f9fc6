import QtQuick

/// A button with words. `kind` is `primary` (one a page), `secondary`, `quiet` or `danger`.
Pressable {
    id: button

    property string kind: "secondary"
    property string iconName
    property string description
    property int wordSize: Theme.bodySize
    /// Words that would not fit its height are smaller.
    property bool tight: false
    readonly property real pictureWidth: iconName !== "" ? Math.ceil(20 * Theme.iconScale) + 8 : 0

    readonly property bool filled: kind === "primary"
    readonly property color ink: !enabled ? Theme.mutedText : filled ? Theme.accentText : kind === "danger" ? Theme.danger : Theme.accent

    // On one line; a Text that wraps does not say how wide it would like to be.
    readonly property real wordsWidth: Math.ceil(metrics.advanceWidth) + 1
    TextMetrics {
        id: metrics
        font: words.font
        text: button.text
    }

    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + 16)
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    leftPadding: kind === "quiet" ? 10 : 16
    rightPadding: leftPadding

    contentItem: Item {
        implicitWidth: button.pictureWidth + button.wordsWidth
        implicitHeight: words.implicitHeight

        Row {
            anchors.centerIn: parent
            spacing: 8
            Icon {
                name: button.iconName
                visible: button.iconName !== ""
                color: button.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            StrongText {
                id: words
                width: Math.min(button.wordsWidth, Math.max(0, button.availableWidth - button.pictureWidth))
                height: button.tight ? button.height - 4 : undefined
                fontSizeMode: button.tight ? Text.Fit : Text.FixedSize
                verticalAlignment: Text.AlignVCenter
                anchors.verticalCenter: parent.verticalCenter
                text: button.text
                color: button.ink
                font.pixelSize: button.wordSize
                wrapMode: Text.Wrap
                horizontalAlignment: button.iconName !== "" ? Text.AlignLeft : Text.AlignHCenter
            }
        }
    }
    ground: filled ? Theme.accent : kind === "quiet" ? "transparent" : Theme.surface
    lit: !filled ? Theme.accentSoft : down ? Qt.darker(Theme.accent, 1.15) : Qt.lighter(Theme.accent, 1.12)
    // Of one colour with a filled one: a gap lies between them.
    ringMargin: filled ? -5 : -3
    outline: kind === "quiet" || filled ? 0 : Theme.borderWidth
    outlineColour: kind === "danger" ? Theme.danger : Theme.outline
    presence: enabled ? 1 : 0.6
    Accessible.description: description
    Accessible.ignored: !visible
}
