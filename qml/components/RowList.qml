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
    // Not a required property: Qt 6.4 leaves the old name in a title that it uses again, as this list has a `section`, too.
    section.delegate: SectionTitle {
        width: list.width
        visible: section !== ""
        topPadding: visible ? list.sectionAbove : 0
        bottomPadding: list.sectionBelow
        leftPadding: list.sectionIndent
        text: section
    }

    // Through the rows in their order, also through rows that are not made yet: a ListView makes its rows in any order, and
    // Tab follows that.
    FocusFollower {
        id: walker
        /// The row that had the focus last; -1: none.
        property int lastIndex: -1

        view: list
        automatic: false
        onSettled: walk()
        onRevealed: list.revealed()

        function walk() {
            const row = focused ? rowOf(focused) : null;
            const index = row ? indexOf(row) : -1;
            const reason = focused ? reasonOf(focused) : Qt.OtherFocusReason;
            const forward = reason === Qt.TabFocusReason;
            if (forward || reason === Qt.BacktabFocusReason) {
                // A row that waits to be used again is still in the chain, without an index: Tab must not stay there.
                const wanted = row || lastIndex >= 0 ? wantedRow(index, forward) : -1;
                if (wanted >= 0 && wanted < list.count && wanted !== index) {
                    focusRow(wanted, forward);
                    return;
                }
                if (row && (wanted !== index || index < 0)) {
                    leave(forward);
                    return;
                }
            }
            lastIndex = index;
            if (row && reason !== Qt.MouseFocusReason) {
                if (row.height < list.height)
                    reveal(row);
                reveal(focused);
            }
        }
        /// The row that a Tab into or within the list should have reached.
        function wantedRow(index: int, forward: bool): int {
            if (lastIndex >= 0)
                return index === lastIndex ? index : lastIndex + (forward ? 1 : -1);
            // The first that is in view; there may be a heading.
            for (let off = forward ? 40 : 20; off < list.height; off += 20) {
                const visible = list.indexAt(list.width / 2, forward ? list.contentY + off : list.contentY + list.height - off);
                if (visible >= 0)
                    return visible;
            }
            return index;
        }
        /// From the row with the focus to its neighbour; false where there is none.
        function step(by: int): bool {
            const row = focused ? rowOf(focused) : null;
            const index = row ? indexOf(row) + by : -1;
            if (index < 0 || index >= list.count)
                return false;
            focusRow(index, true);
            return true;
        }
        function focusRow(index, first) {
            list.positionViewAtIndex(index, ListView.Contain);
            const row = list.itemAtIndex(index);
            // The row itself may be a control.
            let item = row && !row.activeFocusOnTab ? row.nextItemInFocusChain(true) : row;
            if (!item || rowOf(item) !== row)
                return;
            const start = item;
            while (!first) {
                const next = item.nextItemInFocusChain(true);
                if (!next || next === start || rowOf(next) !== row)
                    break;
                item = next;
            }
            lastIndex = index;
            item.forceActiveFocus(first ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        }
        /// To the first control before or behind the rows.
        function leave(forward) {
            lastIndex = -1;
            let item = focused;
            for (let tries = 0; tries < 2000 && rowOf(item); ++tries)
                item = item.nextItemInFocusChain(forward);
            item.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        }
        function rowOf(item) {
            for (let above = item; above; above = above.parent)
                if (above.parent === list.contentItem)
                    return above === list.headerItem || above === list.footerItem ? null : above;
            return null;
        }
        function indexOf(row: Item): int { return list.indexAt(row.x + row.width / 2, row.y + row.height / 2); }
    }
}
