import QtQuick
import QtQuick.Controls.Basic

/// What is scrolled up and down, with its bar; the control that the keyboard talks to stays in view.
Flickable {
    id: pane

    /// Whether its bar is there as long as there is something to scroll.
    property bool barStays: false
    readonly property alias follower: following

    clip: true
    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: PageScrollBar { policy: !pane.barStays ? ScrollBar.AsNeeded : pane.contentHeight > pane.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }
    FocusFollower {
        id: following
        view: pane
    }
}
