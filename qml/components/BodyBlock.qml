import QtQuick

/// Text to read, as wide as what it stands in.
BodyText {
    width: parent ? parent.width : 0
}
