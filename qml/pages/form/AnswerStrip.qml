pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components

/// What was answered so far, in one line of chips; all of it in view once nothing is asked.
SideStrip {
    id: strip

    required property FormController form
    readonly property bool spread: !form.asksAny
    /// The most height that it takes.
    required property real room
    /// Of the chip that comes first once the latest answer is in view: none is cut at the left.
    readonly property real start: {
        const least = chips.implicitWidth - width - 1;
        let first = 0;
        for (let k = all.count - 1; k >= 0 && least > 0; --k) {
            const chip = all.itemAt(k);
            if (chip?.visible && chip.x >= least)
                first = chip.x;
        }
        return first;
    }

    height: spread ? Math.max(Theme.target, Math.min(chips.height, room)) : Theme.target
    contentWidth: spread ? width : Math.max(chips.implicitWidth, start + width)
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
            id: all
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
