pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A rule in our words, on top of whatever was open.
Sheet {
    id: sheet

    property ruleText rule

    function show(id: string) {
        rule = Rulebook.rule(id);
        open();
    }

    title: rule.title !== "" ? rule.title : qsTr("No rule found")

    CaptionText {
        width: parent.width
        text: sheet.rule.alsoCalled !== "" ? qsTr("%1 · also called %2").arg(sheet.rule.chapter).arg(sheet.rule.alsoCalled)
                                           : sheet.rule.chapter
    }
    CaptionText {
        width: parent.width
        visible: !sheet.rule.translated
        text: qsTr("Not translated yet: this is the English entry.")
    }
    BodyText {
        width: parent.width
        text: sheet.rule.text !== "" ? sheet.rule.text : qsTr("The rulebook doesn't define this.")
        textFormat: Text.MarkdownText
    }
    Rectangle {
        width: parent.width
        height: reading.implicitHeight + 28
        visible: sheet.rule.reading !== ""
        radius: Theme.smallRadius
        color: Theme.warningSoft
        border.width: Theme.highContrast ? 2 : 0
        border.color: Theme.outline
        Column {
            id: reading
            x: 14
            y: 14
            width: parent.width - 28
            spacing: 4
            SectionTitle {
                text: qsTr("How we read it")
                color: Theme.warningText
            }
            BodyText {
                width: parent.width
                text: sheet.rule.reading
                textFormat: Text.MarkdownText
            }
        }
    }
    CaptionText {
        width: parent.width
        visible: sheet.rule.source !== ""
        text: qsTr("In the printed rules: %1").arg(sheet.rule.source)
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        visible: sheet.rule.see.length > 0
        CaptionText {
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            text: qsTr("See also")
        }
        Repeater {
            model: sheet.rule.see
            delegate: Chip {
                required property ruleChip modelData
                text: modelData.title
                onClicked: sheet.show(modelData.rule)
            }
        }
    }
}
