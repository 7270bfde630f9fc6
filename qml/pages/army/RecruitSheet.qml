import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The recruits on a phone.
Sheet {
    id: sheet

    required property ArmyEditor editor

    signal ruleWanted(string rule)
    signal profileWanted(string unit)

    title: qsTr("Recruit")
    preferredWidth: 640

    RecruitList {
        width: parent ? parent.width : 0
        height: Math.max(240, Window.height - 170)
        inset: 0
        editor: sheet.editor
        onRuleWanted: rule => sheet.ruleWanted(rule)
        onProfileWanted: unit => {
            sheet.close();
            sheet.profileWanted(unit);
        }
    }
}
