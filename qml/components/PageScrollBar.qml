import QtQuick
import QtQuick.Controls.Basic

/// The scroll bar of a list or a page; a screen reader has no use for it.
ScrollBar {
    Accessible.ignored: true
}
