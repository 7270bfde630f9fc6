import QtQuick
import Adjutant

/// Opens the entry of a rule, or of what a label is about, on top of the page; not there where there is none.
IconButton {
    property string rule
    /// What the entry is looked for by where no rule is named, and what it is called in any case.
    required property string about
    readonly property string entry: Rulebook.idFor(rule, about)

    visible: entry !== ""
    width: visible ? implicitWidth : 0
    height: visible ? implicitHeight : 0
    iconName: "ui/rules"
    label: qsTr("Rule: %1").arg(about)
    onClicked: (Window.window as Main)?.openRule(entry)
}
