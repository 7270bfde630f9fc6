import QtQuick
import Adjutant
import Adjutant.Components

/// A rule on top of whatever was open.
Sheet {
    id: sheet

    function show(id: string) {
        cardTitle = "";
        view.show(id);
        open();
    }
    /// What a card says of something it has, and the rule behind it where there is one.
    function showOnCard(name: string, words: string, id: string) {
        show(id);
        cardTitle = name;
        view.cardWords = words;
    }
    property string cardTitle

    title: cardTitle !== "" ? cardTitle : view.rule.title !== "" ? view.rule.title : qsTr("Rule not found")

    RuleView {
        id: view
        width: parent ? parent.width : 0
    }
}
