import QtQuick
import QtQuick.Window
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// A state in a word: "has moved". One that the rules have an entry of opens it.
Pressable {
    id: chip

    readonly property string entry: Rulebook.idFor("", text)
    /// As high as those beside it that open theirs.
    property bool tall: false

    implicitWidth: Math.ceil(metrics.advanceWidth) + 21
    implicitHeight: Math.max(tall || enabled ? Theme.target : 0, words.implicitHeight + 8)
    width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
    padding: 0
    topInset: (height - words.implicitHeight) / 2 - 4
    bottomInset: topInset
    enabled: entry !== ""
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    onClicked: (Window.window as Main)?.openRule(entry)

    corner: Math.min(height / 2, 14)
    ground: Theme.sunken
    outline: Theme.highContrast ? 1 : 0
    outlineColour: Theme.outline
    contentItem: Item {
        PlainCaption {
            id: words
            x: 10
            width: chip.width - 20
            anchors.verticalCenter: parent.verticalCenter
            text: chip.text
            color: chip.enabled ? Theme.accent : Theme.text
        }
    }
    TextMetrics {
        id: metrics
        font: words.font
        text: chip.text
    }
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.description: enabled ? qsTr("Shows the rule") : ""
}
