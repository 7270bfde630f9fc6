import QtQuick
import QtQuick.Controls.Basic

/// One of several words of which any number may hold.
AbstractButton {
    id: chip

    checkable: true

    /// What a press of the button does, for a screen reader or a key.
    function press() {
        if (checkable) {
            toggle();
            toggled();
        }
        clicked();
    }

    // On one line; a Text that wraps does not say how wide it would like to be.
    readonly property real wordsWidth: Math.ceil(metrics.advanceWidth) + 1
    TextMetrics {
        id: metrics
        font: words.font
        text: chip.text
    }

    implicitHeight: Math.max(Theme.target, words.implicitHeight + 20)
    implicitWidth: picture.width + 6 + wordsWidth + leftPadding + rightPadding
    width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
    topInset: 3
    bottomInset: 3
    horizontalPadding: 14

    contentItem: Row {
        spacing: 6
        Icon {
            id: picture
            name: chip.checked ? "ui/check" : "ui/plus"
            size: 16
            color: words.color
            anchors.verticalCenter: parent.verticalCenter
        }
        PlainText {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(chip.wordsWidth, chip.availableWidth - picture.width - 6)
            wrapMode: Text.Wrap
            text: chip.text
            color: chip.checked ? Theme.accentText : Theme.text
        }
    }
    background: Rectangle {
        radius: Math.min(height / 2, 22)
        color: chip.checked ? Theme.accent : Theme.surface
        border.width: Theme.borderWidth
        border.color: chip.checked ? Theme.accent : Theme.outline
        FocusRing {
            shown: chip.activeFocus
            radius: Math.min(height / 2, 22)
        }
    }
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: chip.press()
    Accessible.onToggleAction: chip.press()
    Keys.onReturnPressed: chip.press()
}
