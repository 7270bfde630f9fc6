import QtQuick
import Adjutant

/// A rule on top of whatever was open.
Sheet {
    property string cardTitle

    /// What a card says of something it has, where it does, and the rule behind it where there is one.
    function show(name: string, words: string, id: string) {
        cardTitle = name;
        view.show(id);
        view.cardWords = words;
        open();
    }

    title: cardTitle !== "" ? cardTitle : view.rule.title !== "" ? view.rule.title : qsTr("Rule not found")

    RuleView {
        id: view
        width: parent ? parent.width : 0
    }
}
