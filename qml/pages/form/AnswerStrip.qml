pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// What was answered so far, in one line of chips; all of it in view once nothing is asked.
SideStrip {
    id: strip

    required property FormController form
    readonly property bool spread: !form.asksAny
    /// The most height that it takes.
    required property real room

    height: spread ? Math.max(Theme.target, Math.min(chips.height, room)) : Theme.target
    contentWidth: spread ? width : chips.implicitWidth
    contentHeight: chips.height
    flickableDirection: spread ? Flickable.VerticalFlick : Flickable.HorizontalFlick
    // The latest answer comes into view.
    onContentWidthChanged: contentX = Math.max(0, contentWidth - width)
    onContentHeightChanged: if (spread) contentY = Math.max(0, contentHeight - height)
    onHeightChanged: if (spread) contentY = Math.max(0, contentHeight - height)

    ScrollBar.vertical: PageScrollBar { policy: strip.spread && strip.contentHeight > strip.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

    FocusFollower { view: strip }
    Flow {
        id: chips
        width: strip.spread ? strip.width : 100000 // in one line
        spacing: Theme.gap
        Repeater {
            model: strip.form.fields
            delegate: FormAnswer {
                visible: !row.expanded && row.rowTitle === ""
                form: strip.form
                isChip: true
                whole: strip.spread
                width: Math.min(implicitWidth, strip.width)
            }
        }
    }
}
