import QtQuick
import Adjutant.Components

/// Asks before something is lost; the first of its buttons has the focus.
Sheet {
    id: sheet

    property string text
    /// Why that is so; may be empty.
    property string why

    preferredWidth: 460
    onOpened: pushButtons.itemAt(0).forceActiveFocus(Qt.TabFocusReason)

    BodyBlock { text: sheet.text }
    BodyBlock {
        visible: text !== ""
        text: sheet.why
    }
}
