import QtQuick
import Adjutant

/// What else can be done with a calculation.
MenuSheet {
    required property OddsFormPage page
    readonly property OddsController odds: page.odds

    title: qsTr("Odds")
    preferredWidth: 560
    entries: [
        {icon: "ui/copy", off: !odds.answer.known, text: qsTr("Copy the odds as text"), go: () => page.copyOdds()},
        {icon: "ui/share", off: !odds.answer.known, text: qsTr("Copy calculation as a code"), go: () => {
            Clipboard.copy(odds.code());
            page.shell.report(qsTr("Calculation code copied."), "", null);
        }},
        {icon: "ui/import", text: qsTr("Paste calculation"), go: () => {
            page.shell.report(odds.useCode(Clipboard.text()) ? qsTr("Calculation pasted.")
                                                             : qsTr("The clipboard has no calculation code for this game."), "", null);
        }},
        {icon: "ui/delete", off: !odds.form.begun, text: qsTr("Clear all answers"), go: () => odds.clear()}
    ]
}
