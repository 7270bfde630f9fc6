import QtQuick
import Adjutant
import Adjutant.Components

/// Something that can't be done now, with the reason and the rule behind it.
EndedRow {
    id: closed

    required property string label
    required property string reason
    /// By which the reference names the reason; may be empty.
    required property string rule

    BodyBlock {
        text: closed.label
        color: Theme.mutedText
    }
    CaptionBlock {
        text: closed.reason
    }
    end: RuleButton {
        rule: closed.rule
        about: closed.label
    }
}
