pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Adjutant.Components
import Adjutant.ViewModels

/// A form on top of the page. Its top and its buttons stay where they are while the questions between them grow; so does
/// the pad for dice. Asks for agreement where a rule seems to be broken.
Popup {
    id: sheet

    required property FormController form
    /// What the button says that carries it out.
    property string confirmText: form.complete ? qsTr("Confirm") : qsTr("Go on")
    property string title: form.title
    property string subtitle
    property Item before: null
    readonly property bool narrow: parent ? parent.width < 640 : false
    readonly property real plainHeight: header.height + body.implicitHeight + 2 * Theme.space + foot.height + 24
    /// Whether what is on record already is listed above what is asked.
    property bool showsKept: false
    readonly property bool rolling: form.asked.kind === "dice"
    /// Nothing is asked: it only wants to be confirmed.
    property bool plain: false

    /// The players want it carried out; what it seems to break they accept.
    signal confirmed()
    /// The sheet was closed without that.
    signal left()

    function leave() {
        close();
        left();
    }

    parent: T.Overlay.overlay
    modal: true
    focus: true
    padding: 0
    width: parent ? (narrow ? parent.width : Math.min(620, parent.width - 48)) : 0
    // A height of its own, not that of what is asked: nothing moves under a thumb.
    height: parent ? (plain ? Math.min(plainHeight, parent.height - 32) : narrow ? parent.height - 32 : Math.min(760, parent.height - 48)) : 0
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? (narrow ? parent.height - height : (parent.height - height) / 2) : 0
    closePolicy: Popup.NoAutoClose

    onClosed: showsKept = false
    onAboutToShow: {
        before = parent ? parent.Window.activeFocusItem : null;
        plain = form.complete && form.fields.count === 0;
    }
    onAboutToHide: {
        if (before && before.visible && before.enabled)
            before.forceActiveFocus(Qt.PopupFocusReason);
    }

    T.Overlay.modal: Rectangle { color: Theme.scrim }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.duration } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.duration } }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.window
        border.width: Theme.borderWidth
        border.color: Theme.divider
    }
    contentItem: FocusScope {
        id: scope
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title
        Keys.onEscapePressed: sheet.leave()

        Item {
            id: header
            width: parent.width
            height: Math.max(64, heading.implicitHeight + 24)
            Column {
                id: heading
                anchors.left: parent.left
                anchors.right: closeButton.left
                anchors.leftMargin: Theme.space
                anchors.verticalCenter: parent.verticalCenter
                TitleText {
                    width: parent.width
                    text: sheet.title
                }
                CaptionText {
                    width: parent.width
                    visible: text !== ""
                    text: sheet.subtitle !== "" && sheet.form.cost !== "" ? sheet.subtitle + " · " + sheet.form.cost : sheet.subtitle + sheet.form.cost
                }
            }
            IconButton {
                id: closeButton
                anchors.right: parent.right
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                iconName: "ui/close"
                label: qsTr("Close")
                onClicked: sheet.leave()
            }
        }
        Flickable {
            id: flick
            anchors.top: header.bottom
            anchors.bottom: foot.top
            width: parent.width
            clip: true
            contentWidth: width
            contentHeight: body.implicitHeight + Theme.space
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: PageScrollBar { policy: flick.contentHeight > flick.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }
            FocusFollower { view: flick }
            // What is asked next comes into view.
            onContentHeightChanged: contentY = sheet.form.begun ? Math.max(0, contentHeight - height) : 0

            Column {
                id: body
                x: Theme.space
                width: flick.width - 2 * Theme.space
                spacing: Theme.space
                PushButton {
                    kind: "quiet"
                    visible: sheet.form.keptCount > 0
                    height: visible ? implicitHeight : 0
                    iconName: sheet.showsKept ? "ui/chevron-up" : "ui/chevron-down"
                    text: sheet.showsKept ? qsTr("Hide what was answered") : qsTr("What was answered: %L1").arg(sheet.form.keptCount)
                    onClicked: sheet.showsKept = !sheet.showsKept
                }
                FormFields {
                    width: parent.width
                    form: sheet.form
                    padElsewhere: true
                    hidesKept: !sheet.showsKept
                }
                CaptionText {
                    width: parent.width
                    visible: text !== ""
                    text: sheet.form.dropped !== "" ? qsTr("No longer asked: %1").arg(sheet.form.dropped) : ""
                }
                Repeater {
                    model: sheet.form.follows
                    delegate: Item {
                        id: follow
                        required property string modelData
                        width: body.width
                        height: followWords.implicitHeight
                        Icon {
                            y: 1
                            name: "ui/chevron-right"
                            size: 18
                            color: Theme.accent
                        }
                        BodyText {
                            id: followWords
                            x: 28
                            width: parent.width - x
                            text: follow.modelData
                        }
                    }
                }
            }
        }
        Column {
            id: foot
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 12
            x: Theme.space
            width: parent.width - 2 * Theme.space
            spacing: 10
            Rectangle {
                x: -Theme.space
                width: parent.width + 2 * Theme.space
                height: Theme.borderWidth
                color: Theme.divider
            }
            ForecastStrip {
                width: parent.width
                form: sheet.form
            }
            Repeater {
                model: sheet.form.warnings
                delegate: NoticeLine {
                    required property string modelData
                    width: foot.width
                    text: modelData
                }
            }
            NoticeLine {
                width: parent.width
                visible: text !== ""
                grave: true
                text: sheet.form.refusal
            }
            DicePad {
                width: parent.width
                visible: sheet.rolling
                form: sheet.form
                row: sheet.form.asked
            }
            Item {
                width: parent.width
                height: Math.max(confirm.height, back.height)
                PushButton {
                    id: back
                    kind: "quiet"
                    iconName: "ui/undo"
                    width: Math.min(implicitWidth, parent.width - confirm.width - Theme.gap)
                    visible: sheet.form.begun
                    text: qsTr("Undo last answer")
                    onClicked: sheet.form.undoAnswer()
                }
                PushButton {
                    id: confirm
                    anchors.right: parent.right
                    kind: "primary"
                    enabled: sheet.form.playable
                    width: Math.min(implicitWidth, parent.width * 0.6)
                    text: sheet.form.warnings.length > 0 ? qsTr("Agreed: %1").arg(sheet.confirmText) : sheet.confirmText
                    onClicked: sheet.confirmed()
                }
            }
        }
    }
}
