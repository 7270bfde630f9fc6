import QtQuick
import Adjutant.Components

/// What is wrong with what is kept, and what can be done about it.
Banner {
    text: ListLibrary.banner
    actionText: ListLibrary.trouble !== "" ? qsTr("Try again") : ""
    dismissible: ListLibrary.message !== ""
    onAction: ListLibrary.retrySaving()
    onDismissed: ListLibrary.dismissMessage()
}
