import QtQuick
import Adjutant.Components

/// Something on the table in a sheet, where there is no room for a panel beside the table.
Sheet {
    id: sheet

    required property BattleController battle
    readonly property alias ref: panel.ref

    signal offerChosen(string key)

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
        battle: sheet.battle
        titled: false
        onOfferChosen: key => sheet.closeThen(() => sheet.offerChosen(key))
    }
}
