import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// A line for the log.
Sheet {
    id: sheet

    required property MatchController controller

    title: qsTr("Note")
    onAboutToShow: entry.text = ""
    onOpened: entry.field.forceActiveFocus(Qt.PopupFocusReason)

    TextEntry {
        id: entry
        width: parent.width
        label: qsTr("What should be remembered")
        maximumLength: 400
        onAccepted: keep.clicked()
    }
    footer: PushButton {
        id: keep
        kind: "primary"
        text: qsTr("Write it down")
        enabled: entry.text.trim() !== ""
        onClicked: {
            sheet.controller.note(entry.text);
            sheet.close();
        }
    }
}
