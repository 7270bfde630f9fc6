import QtQuick
import Adjutant.Components

/// One thing chosen out of many; the others are offered on a sheet.
Card {
    id: choice

    required property string label
    /// Of {text, detail, value}.
    required property var choices
    required property string current
    property string iconName: "ui/filter"
    /// What stands for none of them; empty: one has to be chosen.
    property string noneText

    signal chosen(string value)

    readonly property string currentText: Array.from(choices).find(each => each.value === current)?.text ?? (current === "" ? noneText : current)

    implicitHeight: entry.implicitHeight
    width: parent ? parent.width : 0

    MenuEntry {
        id: entry
        height: parent.height
        iconName: choice.iconName
        text: choice.currentText
        detail: choice.label
        leadsOn: true
        Accessible.name: Phrase.of(qsTr("%1: %2", "what is chosen"), [choice.label, choice.currentText])
        Accessible.description: ""
        onClicked: sheet.open()
    }
    SheetLoader { id: sheet; file: Qt.resolvedUrl("ChoiceSheet.qml"); given: ({entry: choice}) }
}
