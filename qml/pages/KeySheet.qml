pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components

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
                delegate: KeyLine {
                    required property var modelData
                    width: group.width
                    keys: modelData.keys.map(each => sheet.toText(each))
                    text: modelData.text
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

    component KeyLine: Item {
        id: line
        required property var keys
        required property string text
        readonly property string keyWords: keys.join(qsTr(" or "))
        implicitHeight: Math.max(keyText.implicitHeight, words.implicitHeight) + 6
        // So that keys alone come down the list, and a screen reader says it line by line.
        activeFocusOnTab: true
        Accessible.role: Accessible.ListItem
        Accessible.focusable: true
        Accessible.name: Phrase.of(qsTr("%1: %2", "keys, what they do"), [keyWords, text])

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
            text: line.text
            Accessible.ignored: true
        }
    }
}
