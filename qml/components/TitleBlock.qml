import QtQuick

/// The name of a thing, as wide as what it stands in.
TitleText {
    width: parent ? parent.width : 0
}
