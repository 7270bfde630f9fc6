import QtQuick

/// Keeps the control that the keyboard talks to in view.
Item {
    id: follower

    required property Flickable view
    property bool automatic: true
    /// How much of what is beside it stays in view.
    property real beside: 0
    readonly property Item focused: Window.activeFocusItem

    signal revealed()

    onFocusedChanged: {
        soon.restart();
        again.restart();
    }

    /// The focus has come to rest.
    signal settled()

    // Not at once: the list may be in the middle of making its rows.
    Timer {
        id: soon
        interval: 0
        onTriggered: {
            if (follower.automatic)
                follower.follow();
            follower.settled();
        }
    }

    // Rows that were just made have their places only now.
    Timer {
        id: again
        interval: 60
        onTriggered: if (follower.automatic) follower.follow()
    }

    // A finger knows where it is, and what a sheet or a page on top gives the focus back to stays where it was.
    function follow() {
        if (focused && isInside(focused) && reasonOf(focused) !== Qt.MouseFocusReason && reasonOf(focused) !== Qt.PopupFocusReason)
            reveal(focused);
    }
    function isInside(item) {
        for (let above = item; above; above = above.parent)
            if (above === view.contentItem)
                return true;
        return false;
    }
    function reasonOf(item) { return item.focusReason ?? Qt.OtherFocusReason; }
    /// Scrolls just as far as the item needs.
    function reveal(item) {
        const room = 10;
        const top = item.mapToItem(view.contentItem, 0, 0).y - room;
        const bottom = top + item.height + 2 * room;
        const first = view.originY - view.topMargin;
        const last = Math.max(first, view.originY + view.contentHeight + view.bottomMargin - view.height);
        if (top < view.contentY || item.height + 2 * room > view.height)
            view.contentY = Math.max(first, Math.min(top, last));
        else if (bottom > view.contentY + view.height)
            view.contentY = Math.min(last, bottom - view.height);
        const left = item.mapToItem(view.contentItem, 0, 0).x - beside;
        view.contentX = Math.max(0, Math.min(view.contentWidth - view.width, left, Math.max(view.contentX, left + item.width + 2 * beside - view.width)));
        revealed();
    }
}
