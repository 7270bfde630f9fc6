import QtQuick
import QtQuick.Templates as T

/// One of several of which one holds. Where a screen reader is at work, Qt 6.4 gives every control the role of its type
/// again: so it is a radio button by its type.
T.RadioButton {
    id: choice

    required property bool isCurrent

    autoExclusive: false
    checked: isCurrent
    // Whether it holds is said from outside, not by the press.
    onClicked: checked = Qt.binding(() => choice.isCurrent)
    Accessible.role: Accessible.RadioButton
    Accessible.onPressAction: choice.clicked()
    Keys.onReturnPressed: choice.clicked()
    Keys.onEnterPressed: choice.clicked()
}
