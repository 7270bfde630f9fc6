pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The unfolded part of a recruit: profile, skills, notes.
Column {
    id: details

    required property RecruitCard card

    spacing: 2

    ProfileTable {
        width: parent.width
        visible: details.card.row.card.hasProfile
        profile: details.card.row.card.profile
    }
    Flow {
        width: parent.width
        spacing: 4
        Repeater {
            model: details.card.row.card.chips
            delegate: Chip {
                required property ruleChip modelData
                text: modelData.title
                summary: modelData.summary
                iconName: modelData.rule.startsWith("weapon/") ? "game/weapon" : ""
                onClicked: details.card.ruleWanted(modelData.rule)
            }
        }
    }
    CaptionText {
        width: parent.width
        visible: text !== ""
        text: details.card.row.card.note
        bottomPadding: 6
    }
    PushButton {
        kind: "quiet"
        iconName: "ui/edit"
        text: details.card.row.card.hasProfile ? qsTr("Change the card") : qsTr("Type in its card")
        onClicked: details.card.profileWanted()
    }
}
