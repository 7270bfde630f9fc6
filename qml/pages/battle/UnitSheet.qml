import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Something on the table in a sheet, where there is no room for a panel beside the table.
Sheet {
    id: sheet

    required property BattleController battle
    property bool frozen: false

    signal offerChosen(string key)
    signal adjusted(string of, string counter, int by)

    function show(ref: string) {
        panel.ref = ref;
        open();
    }

    onOpened: panel.firstControl()?.forceActiveFocus(Qt.OtherFocusReason)

    title: panel.piece.name
    preferredWidth: 480
    // The forces stay in sight above it.
    highest: parent ? parent.height * (narrow ? 0.72 : 0.86) : 0

    UnitPanel {
        id: panel
        width: parent.width
        battle: sheet.battle
        frozen: sheet.frozen
        titled: false
        onOfferChosen: key => sheet.closeThen(() => sheet.offerChosen(key))
        onAdjusted: (of, counter, by) => sheet.adjusted(of, counter, by)
    }
}
