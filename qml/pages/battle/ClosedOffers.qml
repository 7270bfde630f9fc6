pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// What can't be done now, with the reasons and the rules behind them.
ColumnBlock {
    id: list

    /// Of {label, reason, rule}; `rule`, by which the reference names the reason, may be empty.
    required property var offers

    spacing: 6
    visible: offers.length > 0
    SectionTitle { text: qsTr("Not possible now") }
    Repeater {
        model: list.offers
        delegate: EndedRow {
            id: closed
            required property var modelData
            MutedBlock { text: closed.modelData.label }
            CaptionBlock { text: closed.modelData.reason }
            end: RuleButton {
                rule: closed.modelData.rule
                about: closed.modelData.label
            }
        }
    }
}
