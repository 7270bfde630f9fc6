import QtQuick
import QtQuick.Controls.Basic

/// Rows that the keyboard walks through in their order.
ListView {
    id: list

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

    RowWalker {
        id: walker
        list: list
        onRevealed: list.revealed()
    }
}
