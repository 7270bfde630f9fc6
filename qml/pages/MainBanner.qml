import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What is wrong with the saved armies, and what can be done about it.
Banner {
    text: ListLibrary.message !== "" ? ListLibrary.message : qsTr("Some changes are not saved yet; they are kept while this window is open.")
    actionText: ListLibrary.unsaved ? qsTr("Try again") : ""
    dismissible: ListLibrary.message !== ""
    onAction: ListLibrary.retrySaving()
    onDismissed: ListLibrary.dismissMessage()
}
