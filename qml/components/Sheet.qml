import QtQuick
import QtQuick.Controls.Basic

/// Something on top of the page: from the bottom on a phone, in the middle of a wide window.
Overlaid {
    id: sheet

    property string title
    /// How many lines of it have their place, whether it needs them or not.
    property alias titleLines: header.lines
    default property alias content: body.data
    /// Buttons below the content that stay in place while it scrolls, as PushButtons has them.
    property var buttons: []
    readonly property alias pushButtons: pushButtons
    /// What stands there where it is more than that.
    property alias footer: footerRow.data
    /// How high the content can be that has all of the window and scrolls by itself.
    readonly property real room: highest - header.height - 2 * Theme.space - footerArea.height
    /// The height it opened with: what it shows can become less, and nothing on it moves.
    property real least: 0
    property real highest: parent ? parent.height - (narrow ? 32 : 64) - (beside ? besideFoot : 0) : 0

    height: Math.min(Math.max(least, header.height + body.implicitHeight + 2 * Theme.space + footerArea.height), highest)
    // The second tap of a slip of the finger lands beside it, too.
    closePolicy: guard.holds ? Popup.CloseOnEscape : Popup.CloseOnEscape | Popup.CloseOnPressOutside

    onOpened: laidOut.restart()
    onClosed: {
        laidOut.stop();
        least = 0;
    }
    // What is made as it opens has its place a frame later.
    Timer {
        id: laidOut
        interval: 50
        onTriggered: sheet.least = sheet.height
    }
    /// How long it takes no taps when it opens, in milliseconds.
    property int settling: Theme.doubleTap
    onAboutToShow: {
        flick.contentY = 0;
        guard.holdFor(settling);
    }
    /// Closes it first: what another sheet that is opened then gives the focus back to is what this one had it from.
    function closeThen(then: var) {
        close();
        then();
    }

    contentItem: FocusScope {
        focus: true
        TapGuard { id: guard }
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title
        // What is only read is scrolled by keys, too.
        Keys.onDownPressed: scroll(60)
        Keys.onUpPressed: scroll(-60)
        Keys.onPressed: event => {
            const page = {[Qt.Key_PageDown]: 1, [Qt.Key_PageUp]: -1}[event.key] ?? 0;
            event.accepted = page !== 0;
            if (page !== 0)
                scroll(page * flick.height * 0.8);
        }
        function scroll(by: real) {
            flick.contentY = Math.max(0, Math.min(Math.max(0, flick.contentHeight - flick.height), flick.contentY + by));
        }

        SheetHeader {
            id: header
            width: parent.width
            title: sheet.title
            onCloseWanted: sheet.close()
        }
        ScrollPane {
            id: flick
            anchors.top: header.bottom
            anchors.bottom: footerArea.top
            width: parent.width
            contentHeight: body.implicitHeight + 2 * Theme.space
            barStays: true

            Column {
                id: body
                x: Theme.space
                y: 4
                width: flick.width - 2 * Theme.space
                spacing: Theme.space
            }
        }
        Item {
            id: footerArea
            anchors.bottom: parent.bottom
            width: parent.width
            height: sheet.buttons.length > 0 || footerRow.children.length > 1 ? footerRow.height + 24 : 0
            Flow {
                id: footerRow
                x: Theme.space
                y: 12
                width: parent.width - 2 * Theme.space
                spacing: Theme.gap
                layoutDirection: Qt.RightToLeft
                PushButtons {
                    id: pushButtons
                    entries: sheet.buttons
                }
            }
        }
    }
}
