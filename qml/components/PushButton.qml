import QtQuick
import QtQuick.Controls.Basic

/// A button with words. `kind` is `primary` (one a page), `secondary`, `quiet` or `danger`.
Button {
    id: button

    property string kind: "secondary"
    property string iconName
    property string description
    property int wordSize: Theme.bodySize
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
    topPadding: 0
    bottomPadding: 0

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
                anchors.verticalCenter: parent.verticalCenter
                text: button.text
                color: button.ink
                font.pixelSize: button.wordSize
                wrapMode: Text.Wrap
                horizontalAlignment: button.iconName !== "" ? Text.AlignLeft : Text.AlignHCenter
            }
        }
    }
    background: Rectangle {
        radius: Theme.smallRadius
        color: button.filled ? (button.down ? Qt.darker(Theme.accent, 1.15) : button.hovered ? Qt.lighter(Theme.accent, 1.12) : Theme.accent)
                             : button.down || button.hovered ? Theme.accentSoft : button.kind === "quiet" ? "transparent" : Theme.surface
        border.width: button.kind === "quiet" || button.filled ? 0 : Theme.borderWidth
        border.color: button.kind === "danger" ? Theme.danger : Theme.outline
        opacity: button.enabled ? 1 : 0.6
        FocusRing { shown: button.visualFocus }
    }
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: description
    Accessible.ignored: !visible
    Accessible.onPressAction: if (button.enabled) button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()
}
