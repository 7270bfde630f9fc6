import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

/// What lies on top of the page while it is open.
Popup {
    id: overlaid

    /// What had the focus before, and gets it back.
    property Item before: null

    function focusHolder(): Item { return parent ? parent.Window.activeFocusItem : null; }

    /// Opens it with values of its properties, by their names.
    function openWith(values: var) { Object.assign(overlaid, values).open(); }

    readonly property bool narrow: parent ? parent.width < 640 : false
    property int preferredWidth: 560
    /// How wide it is where it stands at the right of the window, and leaves what is beside it in sight; 0: it doesn't.
    property real besideWidth: 0
    /// What stays in sight below it, then.
    property real besideFoot: 0
    readonly property bool beside: besideWidth > 0

    parent: T.Overlay.overlay
    width: parent ? (beside ? besideWidth : narrow ? parent.width : Math.min(preferredWidth, parent.width - 48)) : 0
    x: parent ? (beside ? parent.width - width : (parent.width - width) / 2) : 0
    y: parent ? (beside ? parent.height - height - besideFoot : narrow ? parent.height - height : (parent.height - height) / 2) : 0
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
