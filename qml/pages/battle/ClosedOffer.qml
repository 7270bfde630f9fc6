import QtQuick
import Adjutant
import Adjutant.Components

/// Something that can't be done now, with the reason and the rule behind it.
Item {
    id: closed

    required property string label
    required property string reason
    /// By which the reference names the reason; may be empty.
    required property string rule

    implicitHeight: Math.max(words.implicitHeight, entry.height)

    Column {
        id: words
        width: parent.width - entry.width
        anchors.verticalCenter: parent.verticalCenter
        BodyBlock {
            text: closed.label
            color: Theme.mutedText
        }
        CaptionBlock {
            text: closed.reason
        }
    }
    RuleButton {
        id: entry
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        rule: closed.rule
        about: closed.label
    }
}
