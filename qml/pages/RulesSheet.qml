import QtQuick
import Adjutant

/// The rules on top of whatever is open, with the keys in their search; over a match the rules that matter now come first.
Sheet {
    id: sheet

    title: Rulebook.inMatch ? qsTr("Relevant rules") : qsTr("Rules")
    onAboutToShow: {
        Rulebook.search = "";
        if (Rulebook.inMatch)
            Rulebook.shelf = "now";
    }
    onOpened: entries.focusSearch()

    RulesList {
        id: entries
        onChosen: rule => (sheet.parent?.Window.window as Main)?.openRule(rule)
        width: parent ? parent.width : 0
        height: sheet.room
    }
}
