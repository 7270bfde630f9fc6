pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// A rule in our words, with what the players wrote beside it.
Column {
    id: view

    property ruleText rule
    /// What a card says by that name, shown before the rule; empty: nothing.
    property string cardWords

    function show(id: string) {
        cardWords = "";
        rule = Rulebook.rule(id);
    }
    /// Whether it was kept; otherwise it says why not.
    function keep(why: string): bool {
        rule = Rulebook.rule(rule.id);
        if (why !== "")
            (Window.window as Main)?.report(why, "", null);
        return why === "";
    }

    spacing: Theme.space

    Words {
        visible: view.cardWords !== ""
        title: qsTr("On the card")
        text: view.cardWords
    }
    TitleText {
        visible: view.cardWords !== "" && view.rule.id !== ""
        text: view.rule.title
    }
    CaptionBlock {
        text: view.rule.alsoNamed !== "" ? Phrase.of(qsTr("%1 · also called %2"), [view.rule.chapter, view.rule.alsoNamed])
                                           : view.rule.chapter
    }
    CaptionBlock {
        visible: view.rule.id !== "" && !view.rule.translated
        text: qsTr("Not translated yet: shown in English.")
    }
    Words {
        visible: view.rule.houseRule !== ""
        title: qsTr("House rule")
        text: view.rule.houseRule
    }
    BodyBlock {
        visible: view.rule.id !== "" || view.cardWords === ""
        text: view.rule.text !== "" ? view.rule.text : qsTr("The rulebook doesn’t define this.")
        textFormat: Text.RichText
        Accessible.name: view.rule.spokenText !== "" ? view.rule.spokenText : text
    }
    Words {
        visible: view.rule.reading !== ""
        color: Theme.warningSoft
        title: qsTr("Our ruling")
        titleColour: Theme.warningText
        text: view.rule.reading
        textFormat: Text.RichText
        spoken: view.rule.spokenReading
    }
    Words {
        visible: view.rule.note !== ""
        title: qsTr("Your note")
        text: view.rule.note
    }
    CaptionBlock {
        visible: view.rule.source !== ""
        text: qsTr("In the printed rules: %1").arg(view.rule.source)
    }
    FlowBlock {
        visible: view.rule.see.length > 0
        CaptionText {
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            text: qsTr("See also")
        }
        Repeater {
            model: view.rule.see
            delegate: Chip {
                required property ruleChip modelData
                text: modelData.title
                onClicked: view.show(modelData.rule)
            }
        }
    }
    FlowBlock {
        visible: view.rule.id !== ""
        PushButton {
            kind: "quiet"
            iconName: view.rule.bookmarked ? "ui/check" : "ui/plus"
            text: view.rule.bookmarked ? qsTr("Bookmarked") : qsTr("Bookmark")
            Accessible.checkable: true
            Accessible.checked: view.rule.bookmarked
            onClicked: view.keep(Rulebook.setBookmarked(view.rule.id, !view.rule.bookmarked))
        }
        PushButtons {
            entries: [
                {kind: "quiet", icon: "ui/note", text: view.rule.note !== "" ? qsTr("Edit note") : qsTr("Add note"),
                 go: () => words.ask(qsTr("Note on %1").arg(view.rule.title), view.rule.note, true, text => view.keep(Rulebook.setNote(view.rule.id, text)))},
                {kind: "quiet", icon: "ui/edit", text: view.rule.houseRule !== "" ? qsTr("Edit house rule") : qsTr("Add house rule"),
                 go: () => words.ask(qsTr("House rule for %1").arg(view.rule.title), view.rule.houseRule, true,
                                     text => view.keep(Rulebook.setHouseRule(view.rule.id, text)))}
            ]
        }
    }
    TextSheet { id: words }

    component Words: ColumnCard {
        property alias title: heading.text
        property alias titleColour: heading.color
        property alias text: body.text
        property alias textFormat: body.textFormat
        property alias spoken: body.spoken
        radius: Theme.smallRadius
        color: Theme.accentSoft
        border.width: Theme.highContrast ? 2 : 0
        border.color: Theme.outline
        inset: 14
        spacing: 4
        SectionTitle { id: heading }
        BodyBlock {
            id: body
            property string spoken: text
            Accessible.name: spoken
        }
    }
}
