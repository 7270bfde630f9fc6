import QtQuick
import QtQuick.Controls.Basic
import Adjutant

/// A page with its header: the way back, where one is, and what can be done here.
Item {
    id: page

    property string title
    property string subtitle
    /// What can be done, at the right of the header.
    property alias actions: actionRow.data
    /// What its keys do, by their names in the KeyTable.
    property var keys: ({})
    /// The page stands below it.
    readonly property alias header: top
    readonly property Main shell: Window.window as Main
    /// Whether something of it isn't saved: who leaves it is asked, in these words.
    property bool unsaved: false
    property string unsavedText
    /// Saves that; whether that was possible.
    property var saveUnsaved: null

    /// Carries out `then`, which leaves the page.
    function leave(then: var) {
        if (!unsaved) {
            then();
            return;
        }
        const sheet = leaveSheet.made() as AskSheet;
        sheet.openWith({title: qsTr("Save changes?"), text: unsavedText, buttons: [
            {kind: "primary", text: qsTr("Save"), go: () => sheet.closeThen(() => page.saveUnsaved() && then())},
            {kind: "danger", text: qsTr("Discard"), go: () => sheet.closeThen(then)},
            {text: qsTr("Cancel"), go: () => sheet.close()}
        ]});
    }

    KeyCommands {
        page: page
        commands: page.keys
    }
    SheetLoader { id: leaveSheet; file: Qt.resolvedUrl("AskSheet.qml") }
    Item {
        id: top

        readonly property bool leadsBack: page.StackView.index > 0
        /// Where the title and the actions don't fit beside each other, the actions go below.
        readonly property bool stacked: words.x + metrics.advanceWidth + actionRow.width + 20 > width

        TextMetrics {
            id: metrics
            font: heading.font
            text: page.title
        }

        width: parent.width
        height: stacked ? words.implicitHeight + actionRow.height + 24 : Math.max(64, words.implicitHeight + 20)

        IconButton {
            id: backButton
            x: 8
            y: top.stacked ? words.y : (parent.height - height) / 2
            visible: top.leadsBack
            iconName: "ui/back"
            label: qsTr("Back")
            onClicked: page.shell.back()
        }
        Column {
            id: words
            x: top.leadsBack ? backButton.x + backButton.width + 8 : Theme.wideSpace
            y: top.stacked ? 10 : (parent.height - height) / 2
            width: (top.stacked ? parent.width : actionRow.x) - x - 8
            TitleText {
                id: heading
                text: page.title
                font.pixelSize: top.leadsBack ? Math.round(Theme.titleSize * 1.15) : Theme.headingSize
            }
            CaptionBlock { text: page.subtitle }
        }
        Row {
            id: actionRow
            anchors.right: parent.right
            anchors.rightMargin: 12
            y: top.stacked ? words.y + words.height + 4 : (parent.height - height) / 2
            spacing: 4
        }
    }
}
