import QtQuick
import QtQuick.Templates as T

/// One of several of which one holds. Where a screen reader is at work, Qt 6.4 gives every control the role of its type
/// again: so it is a radio button by its type.
T.RadioButton {
    id: choice

    required property bool isCurrent
    property real corner: Theme.smallRadius

    autoExclusive: false
    checked: isCurrent
    // Whether it holds is said from outside, not by the press.
    onClicked: checked = Qt.binding(() => choice.isCurrent)
    background: Rectangle {
        radius: choice.corner
        color: choice.isCurrent ? Theme.accent : choice.down || choice.hovered ? Theme.accentSoft : Theme.surface
        border.width: Theme.borderWidth
        border.color: choice.isCurrent ? Theme.accent : Theme.outline
        FocusRing {
            shown: choice.activeFocus
            radius: choice.corner + 3
        }
    }
    Accessible.role: Accessible.RadioButton
    Accessible.onPressAction: choice.clicked()
    Keys.onReturnPressed: choice.clicked()
    Keys.onEnterPressed: choice.clicked()
}
