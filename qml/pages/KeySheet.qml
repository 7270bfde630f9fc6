pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// All keys of the app, in groups.
Sheet {
    id: sheet

    title: qsTr("Keyboard shortcuts")
    preferredWidth: 640

    Repeater {
        model: KeyTable.groups
        delegate: ColumnBlock {
            id: group
            required property var modelData
            spacing: 4
            SectionTitle { text: group.modelData.title }
            Repeater {
                model: group.modelData.keys
                delegate: Item {
                    id: line
                    required property var modelData
                    readonly property string keyWords: modelData.keys.map(each => sheet.toText(each)).join(qsTr(" or "))
                    width: group.width
                    implicitHeight: Math.max(keyText.implicitHeight, words.implicitHeight) + 6
                    // So that keys alone come down the list, and a screen reader says it line by line.
                    activeFocusOnTab: true
                    Accessible.role: Accessible.ListItem
                    Accessible.focusable: true
                    Accessible.name: Phrase.of(qsTr("%1: %2", "keys, what they do"), [keyWords, modelData.text])

                    FocusRing { shown: line.activeFocus }
                    BodyText {
                        id: keyText
                        width: parent.width * 0.4 - Theme.gap
                        font.weight: Font.DemiBold
                        text: line.keyWords
                        Accessible.ignored: true
                    }
                    BodyText {
                        id: words
                        x: parent.width * 0.4
                        width: parent.width * 0.6
                        text: line.modelData.text
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    /// The name of keys as they stand on a keyboard of the language.
    function toText(keys: string): string {
        const names = {
            Return: qsTr("Return"), Space: qsTr("Space"), Tab: qsTr("Tab"), Esc: qsTr("Esc"), Backspace: qsTr("Backspace"),
            Up: qsTr("Up"), Down: qsTr("Down"), Left: qsTr("Left"), Ctrl: qsTr("Ctrl"), Alt: qsTr("Alt"), Shift: qsTr("Shift")
        };
        return keys.split("+").map(each => names[each] ?? each).join("+");
    }
}
