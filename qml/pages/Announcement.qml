import QtQuick
import Adjutant.ViewModels

/// Words that a screen reader says when they change, while the focus stays where it is.
AnnouncementBase {
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words
    Accessible.ignored: words === ""
}
