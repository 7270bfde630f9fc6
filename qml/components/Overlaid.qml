import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import QtQuick.Templates as T

/// What lies on top of the page while it is open.
Popup {
    id: overlaid

    /// What had the focus before, and gets it back.
    property Item before: null

    function focusHolder(): Item {
        return parent ? parent.Window.activeFocusItem : null;
    }

    parent: T.Overlay.overlay
    modal: true
    focus: true
    padding: 0
    onAboutToShow: before = focusHolder()
    // At once, so that a sheet that a closing menu opens gives the focus back to where the menu had it from.
    onAboutToHide: {
        const now = focusHolder();
        if ((!now || now === parent.parent) && before && before.visible && before.enabled)
            before.forceActiveFocus(Qt.PopupFocusReason);
    }

    T.Overlay.modal: Rectangle { color: Theme.scrim }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.duration } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.duration } }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.window
        border.width: Theme.borderWidth
        border.color: Theme.divider
    }
}
