import QtQuick
import Adjutant

/// What else can be done with a calculation.
Sheet {
    id: sheet

    required property OddsFormPage page
    readonly property OddsController odds: page.odds

    title: qsTr("Odds")
    MenuEntry {
        iconName: "ui/copy"
        enabled: sheet.odds.answer.known
        text: qsTr("Copy the odds as text")
        onClicked: sheet.closeThen(() => sheet.page.copyOdds())
    }
    MenuEntry {
        iconName: "ui/share"
        enabled: sheet.odds.answer.known
        text: qsTr("Copy calculation as a code")
        onClicked: {
            sheet.close();
            Clipboard.copy(sheet.odds.code());
            sheet.page.shell.report(qsTr("Calculation code copied."), "", null);
        }
    }
    MenuEntry {
        iconName: "ui/import"
        text: qsTr("Paste calculation")
        onClicked: {
            sheet.close();
            sheet.page.shell.report(sheet.odds.useCode(Clipboard.text()) ? qsTr("Calculation pasted.")
                                                                         : qsTr("The clipboard has no calculation code for this game."), "", null);
        }
    }
    MenuEntry {
        iconName: "ui/delete"
        enabled: sheet.odds.form.begun
        text: qsTr("Clear all answers")
        onClicked: sheet.closeThen(() => sheet.odds.clear())
    }
}
