import QtQuick
import QtQuick.Controls.Basic

/// What is scrolled up and down, with its bar; the control that the keyboard talks to stays in view.
Flickable {
    id: pane

    clip: true
    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: PageScrollBar {}
    FocusFollower { view: pane }
}
