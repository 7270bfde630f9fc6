import QtQuick

/// What matters most among the words on a control.
PlainText {
    font.weight: Font.DemiBold
}
