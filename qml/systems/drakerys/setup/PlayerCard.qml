pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// One player: the name, the army, and what is wrong with it against the limits.
Card {
    id: card

    required property MatchSetup setup
    required property int place
    required property setupPlayer player
    required property setupPlayer other
    readonly property var suggestions: {
        const names = [];
        for (const name of setup.knownNames)
            if (name !== player.name && name !== other.name && names.length < 3)
                names.push(name);
        return names;
    }

    implicitHeight: column.implicitHeight + 28

    Column {
        id: column
        x: 14
        y: 14
        width: parent.width - 28
        spacing: 12

        TitleText {
            width: parent.width
            visible: card.setup.begun
            text: card.player.called
        }
        TextEntry {
            id: entry
            width: parent.width
            visible: !card.setup.begun
            label: card.place === 0 ? qsTr("Name of player 1") : qsTr("Name of player 2")
            placeholder: card.player.called
            maximumLength: 40
            onEdited: card.setup.setName(card.place, text)
            Component.onCompleted: text = card.player.name
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: !card.setup.begun && card.suggestions.length > 0 && card.player.name === ""
            Repeater {
                model: card.suggestions
                delegate: PushButton {
                    required property string modelData
                    width: parent ? Math.min(implicitWidth, parent.width) : implicitWidth
                    text: modelData
                    iconName: "ui/person-add"
                    onClicked: {
                        entry.text = modelData;
                        card.setup.setName(card.place, modelData);
                    }
                }
            }
        }
        AbstractButton {
            id: army
            objectName: "army"
            width: parent.width
            implicitHeight: Math.max(76, words.implicitHeight + 24)
            enabled: !card.setup.begun
            onClicked: {
                sheetLoader.active = true;
                (sheetLoader.item as OfferSheet).open();
            }
            contentItem: Item {
                Emblem {
                    id: emblem
                    x: 12
                    anchors.verticalCenter: parent.verticalCenter
                    faction: card.player.army.faction
                    colour: card.player.army.colour
                    size: 48
                }
                Column {
                    id: words
                    anchors.left: emblem.right
                    anchors.right: arrow.left
                    anchors.leftMargin: 14
                    anchors.rightMargin: 8
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 2
                    Text {
                        width: parent.width
                        textFormat: Text.PlainText
                        text: card.player.army.name
                        color: Theme.text
                        font.pixelSize: Theme.titleSize
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    CaptionText {
                        width: parent.width
                        text: card.player.army.detail
                        visible: text !== ""
                        Accessible.ignored: true
                    }
                }
                Icon {
                    id: arrow
                    anchors.right: parent.right
                    anchors.rightMargin: 10
                    anchors.verticalCenter: parent.verticalCenter
                    visible: army.enabled
                    name: "ui/chevron-right"
                    color: Theme.mutedText
                }
            }
            background: Rectangle {
                radius: Theme.smallRadius
                color: army.down || army.hovered ? Theme.accentSoft : Theme.sunken
                border.width: Theme.highContrast ? Theme.borderWidth : 0
                border.color: Theme.divider
                FocusRing { shown: army.visualFocus }
            }
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Army of %1: %2").arg(card.player.called).arg(card.player.army.name)
            Accessible.description: qsTr("%1. Choose another army").arg(card.player.army.detail)
            Accessible.onPressAction: army.clicked()
            Keys.onReturnPressed: army.clicked()
            Keys.onEnterPressed: army.clicked()
        }
        Row {
            width: parent.width
            spacing: 8
            visible: !card.player.bare && card.player.findings.length === 0
            Icon {
                name: "ui/check"
                size: 18
                color: Theme.success
            }
            CaptionText {
                width: parent.width - 34
                text: qsTr("Follows the rules within these limits")
            }
        }
        Column {
            width: parent.width
            spacing: 6
            visible: card.player.findings.length > 0
            Repeater {
                model: card.player.findings
                delegate: Row {
                    id: finding
                    required property string modelData
                    width: parent?.width ?? 0
                    spacing: 8
                    Icon {
                        id: mark
                        name: "ui/warning"
                        size: 18
                        color: Theme.warningText
                    }
                    CaptionText {
                        width: finding.width - mark.width - 8
                        color: Theme.warningText
                        text: finding.modelData
                    }
                }
            }
        }
    }
    Loader {
        id: sheetLoader
        active: false
        source: "OfferSheet.qml"
        onLoaded: {
            const sheet = item as OfferSheet;
            sheet.offers = Qt.binding(() => card.setup.offers);
            sheet.title = qsTr("Army of %1").arg(card.player.called);
            sheet.current = Qt.binding(() => card.player.army.value);
        }
    }
    Connections {
        target: sheetLoader.item as OfferSheet
        function onChosen(army: string) {
            card.setup.setArmy(card.place, army);
        }
    }
}
