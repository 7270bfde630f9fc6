import QtQuick

/// Small text beside something more important, as wide as what it stands in.
CaptionText {
    width: parent ? parent.width : 0
}
