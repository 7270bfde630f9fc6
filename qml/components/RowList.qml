// Not ComponentBehavior: Bound, since Qt 6.4 can't make a section delegate of a bound component.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls.Basic

/// Rows that the keyboard walks through in their order, each section below its name.
ListView {
    id: list

    property real sectionAbove: 10
    property real sectionBelow: 2
    property real sectionIndent: 0

    /// A row with the focus was brought into view.
    signal revealed()

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // No rows ahead: those are made in the background, and Qt 6.4 loses count of them when a search takes rows away.
    cacheBuffer: 0
    keyNavigationEnabled: false
    Keys.onUpPressed: event => event.accepted = walker.step(-1)
    Keys.onDownPressed: event => event.accepted = walker.step(1)
    ScrollBar.vertical: PageScrollBar {}
    section.delegate: SectionTitle {
        required property string section
        width: list.width
        visible: section !== ""
        topPadding: visible ? list.sectionAbove : 0
        bottomPadding: list.sectionBelow
        leftPadding: list.sectionIndent
        text: section
    }

    RowWalker {
        id: walker
        list: list
        onRevealed: list.revealed()
    }
}
