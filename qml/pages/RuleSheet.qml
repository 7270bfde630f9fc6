pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A rule in our words, on top of whatever was open.
Sheet {
    id: sheet

    property ruleText rule

    /// Something of the players' own couldn't be kept.
    signal notKept(string why)

    function show(id: string) {
        rule = Rulebook.rule(id);
        open();
    }
    function keep(why: string) {
        rule = Rulebook.rule(rule.id);
        if (why !== "")
            notKept(why);
    }

    title: rule.title !== "" ? rule.title : qsTr("No rule found")

    CaptionText {
        width: parent.width
        text: sheet.rule.alsoCalled !== "" ? Phrase.of(qsTr("%1 · also called %2"), [sheet.rule.chapter, sheet.rule.alsoCalled])
                                           : sheet.rule.chapter
    }
    CaptionText {
        width: parent.width
        visible: !sheet.rule.translated
        text: qsTr("Not translated yet: this is the English entry.")
    }
    OwnWords {
        visible: sheet.rule.houseRule !== ""
        title: qsTr("House rule")
        text: sheet.rule.houseRule
    }
    BodyText {
        width: parent.width
        text: sheet.rule.text !== "" ? sheet.rule.text : qsTr("The rulebook doesn't define this.")
        textFormat: Text.RichText
        Accessible.name: sheet.rule.spokenText !== "" ? sheet.rule.spokenText : text
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
                textFormat: Text.RichText
                Accessible.name: sheet.rule.spokenReading
            }
        }
    }
    OwnWords {
        visible: sheet.rule.note !== ""
        title: qsTr("Your note")
        text: sheet.rule.note
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
    Flow {
        width: parent.width
        spacing: Theme.gap
        visible: sheet.rule.id !== ""
        PushButton {
            kind: "quiet"
            iconName: sheet.rule.bookmarked ? "ui/check" : "ui/plus"
            text: sheet.rule.bookmarked ? qsTr("Bookmarked") : qsTr("Bookmark")
            Accessible.checkable: true
            Accessible.checked: sheet.rule.bookmarked
            onClicked: sheet.keep(Rulebook.setBookmarked(sheet.rule.id, !sheet.rule.bookmarked))
        }
        PushButton {
            kind: "quiet"
            iconName: "ui/note"
            text: sheet.rule.note !== "" ? qsTr("Change the note") : qsTr("Write a note")
            onClicked: words.ask(qsTr("Note on %1").arg(sheet.rule.title), sheet.rule.note, true, text => sheet.keep(Rulebook.setNote(sheet.rule.id, text)))
        }
        PushButton {
            kind: "quiet"
            iconName: "ui/edit"
            text: sheet.rule.houseRule !== "" ? qsTr("Change the house rule") : qsTr("Write a house rule")
            onClicked: words.ask(qsTr("What you play in place of %1").arg(sheet.rule.title), sheet.rule.houseRule, true,
                                 text => sheet.keep(Rulebook.setHouseRule(sheet.rule.id, text)))
        }
    }
    TextSheet { id: words }

    component OwnWords: Rectangle {
        id: own
        property alias title: ownTitle.text
        property alias text: ownText.text
        width: parent ? parent.width : 0
        height: visible ? ownColumn.implicitHeight + 28 : 0
        radius: Theme.smallRadius
        color: Theme.accentSoft
        border.width: Theme.highContrast ? 2 : 0
        border.color: Theme.outline
        Column {
            id: ownColumn
            x: 14
            y: 14
            width: parent.width - 28
            spacing: 4
            SectionTitle { id: ownTitle }
            BodyText {
                id: ownText
                width: parent.width
                textFormat: Text.PlainText
            }
        }
    }
}
