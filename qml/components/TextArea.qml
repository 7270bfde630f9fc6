import QtQuick
import QtQuick.Controls.Basic as Basic

/// Several lines to type into, with their label above them.
Column {
    id: entry

    required property string label
    property alias text: area.text
    property alias area: area
    property int lines: 4
    property bool readOnly: false

    spacing: 4

    CaptionText {
        text: entry.label
        visible: text !== ""
        Accessible.ignored: true
    }
    Rectangle {
        width: entry.width
        height: Math.max(Theme.target, metrics.height * entry.lines * 1.3 + 20)
        radius: Theme.smallRadius
        color: entry.readOnly ? Theme.sunken : Theme.surface
        border.width: area.activeFocus ? 2 : Theme.borderWidth
        border.color: area.activeFocus ? Theme.accent : Theme.outline

        FontMetrics {
            id: metrics
            font: area.font
        }
        Flickable {
            id: flick
            anchors.fill: parent
            anchors.margins: 2
            clip: true
            contentWidth: width
            contentHeight: area.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            Basic.ScrollBar.vertical: Basic.ScrollBar {}

            Basic.TextArea {
                id: area
                width: flick.width
                readOnly: entry.readOnly
                color: Theme.text
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentText
                font.pixelSize: Theme.bodySize
                wrapMode: TextEdit.Wrap
                selectByMouse: true
                padding: 10
                background: null
                KeyNavigation.priority: KeyNavigation.BeforeItem
                Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
                Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Accessible.role: Accessible.EditableText
                Accessible.name: entry.label
                Accessible.multiLine: true
            }
        }
    }
}
