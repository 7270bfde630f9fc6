import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// The answer in a line, always in sight; a press leads to the whole of it.
AbstractButton {
    id: strip

    required property OddsController odds
    readonly property string words: odds.refusal !== "" ? odds.refusal
                                    : odds.answer.known ? odds.answer.headline
                                    : odds.pending ? qsTr("The odds are being worked out…")
                                    : odds.form.asked.label !== "" ? qsTr("Next: %1").arg(odds.form.asked.label) : qsTr("What will happen?")

    implicitHeight: Math.max(Theme.target, line.implicitHeight + 20)
    contentItem: Item {
        Text {
            id: line
            x: Theme.space
            width: parent.width - x - arrow.width - 20
            anchors.verticalCenter: parent.verticalCenter
            textFormat: Text.PlainText
            text: strip.words
            color: strip.odds.refusal !== "" ? Theme.danger : Theme.text
            font.pixelSize: Theme.bodySize
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            readonly property bool shortened: true // The answer below has all of it.
            Accessible.ignored: true
        }
        Icon {
            id: arrow
            anchors.right: parent.right
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            name: "ui/chevron-down"
            size: 20
            color: Theme.accent
        }
    }
    background: Rectangle {
        color: Theme.raised
        Rectangle {
            width: parent.width
            height: Theme.borderWidth
            color: Theme.divider
        }
        FocusRing {
            anchors.margins: 2
            shown: strip.visualFocus
        }
    }
    Accessible.role: Accessible.Button
    Accessible.name: words
    Accessible.description: qsTr("Shows the whole answer")
    Accessible.onPressAction: strip.clicked()
    Keys.onReturnPressed: strip.clicked()
    Keys.onEnterPressed: strip.clicked()
}
