import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What else can be done with a calculation.
Sheet {
    id: sheet

    required property OddsController odds

    signal given(string words)

    title: qsTr("Odds")
    MenuEntry {
        iconName: "ui/copy"
        enabled: sheet.odds.answer.known
        text: qsTr("Copy the odds as text")
        onClicked: {
            sheet.close();
            Clipboard.copy(sheet.odds.asText());
            sheet.given(qsTr("Odds copied."));
        }
    }
    MenuEntry {
        iconName: "ui/share"
        enabled: sheet.odds.answer.known
        text: qsTr("Copy calculation as a code")
        onClicked: {
            sheet.close();
            Clipboard.copy(sheet.odds.code());
            sheet.given(qsTr("Calculation code copied."));
        }
    }
    MenuEntry {
        iconName: "ui/import"
        text: qsTr("Paste calculation")
        onClicked: {
            sheet.close();
            sheet.given(sheet.odds.useCode(Clipboard.text()) ? qsTr("Calculation pasted.")
                                                            : qsTr("The clipboard has no calculation code for this game."));
        }
    }
    MenuEntry {
        iconName: "ui/delete"
        enabled: sheet.odds.form.begun
        text: qsTr("Clear all answers")
        onClicked: sheet.closeThen(() => sheet.odds.clear())
    }
}
