import QtQuick

/// What is said in passing, or where there is nothing else.
BodyBlock {
    color: Theme.mutedText
}
