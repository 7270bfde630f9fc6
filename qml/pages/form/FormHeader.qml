import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components

/// What a form is about and what it costs, the ways to the rules, and the way out.
SheetHeader {
    id: header

    /// What the rules are looked up for.
    required property string about

    height: Math.max(64, implicitHeight)

    RuleButton {
        iconName: "ui/info"
        about: header.about
    }
    IconButton {
        // The keys stay where they are, and answer again behind it.
        focusPolicy: Qt.TabFocus
        iconName: "ui/rules"
        label: qsTr("Look up a rule")
        onClicked: (Window.window as Main)?.openRules()
    }
}
