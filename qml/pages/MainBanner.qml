import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What is wrong with the saved armies, and what can be done about it.
Banner {
    text: ArmyLibrary.message !== "" ? ArmyLibrary.message : qsTr("Some changes are not saved yet; they are kept while this window is open.")
    actionText: ArmyLibrary.unsaved ? qsTr("Try again") : ""
    dismissible: ArmyLibrary.message !== ""
    onAction: ArmyLibrary.retrySaving()
    onDismissed: ArmyLibrary.dismissMessage()
}
