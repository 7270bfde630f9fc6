import QtQuick

/// The words of a control, wrapped at the width of what they stand in.
PlainText {
    width: parent ? parent.width : 0
    wrapMode: Text.Wrap
}
