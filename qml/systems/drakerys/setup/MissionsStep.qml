pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The three mission cards, drawn or chosen.
Column {
    id: step

    required property MatchSetup setup
    property int slot: 0

    function titleOf(place: int): string {
        return place === 0 ? qsTr("Common mission") : qsTr("Mission of %1").arg(setup.missionSlots[place].title);
    }
    function choose(place: int) {
        slot = place;
        sheetLoader.active = true;
        (sheetLoader.item as MissionCardSheet).open();
    }

    spacing: Theme.space

    PushButton {
        width: Math.min(implicitWidth, parent.width)
        iconName: "ui/dice"
        text: step.setup.missionSlots[0].mission === "" ? qsTr("Draw three cards") : qsTr("Draw three other cards")
        onClicked: step.setup.drawMissions()
    }
    Grid {
        id: cards
        width: parent.width
        columns: width >= 780 && Theme.textScale < 1.6 ? 3 : 1
        spacing: Theme.space

        /// Cards side by side are equally high.
        property real tallest: 200
        function measure() {
            let most = 0;
            for (let k = 0; k < slots.count; ++k)
                most = Math.max(most, slots.itemAt(k)?.implicitHeight ?? 0);
            tallest = most;
        }
        Repeater {
            id: slots
            model: step.setup.missionSlots
            delegate: AbstractButton {
                id: card
                objectName: "missionCard"
                required property int index
                required property missionSlot modelData

                width: (cards.width - (cards.columns - 1) * cards.spacing) / cards.columns
                implicitHeight: Math.max(cards.columns > 1 ? 200 : 108, words.implicitHeight + 36)
                height: cards.columns > 1 ? cards.tallest : implicitHeight
                onImplicitHeightChanged: cards.measure()
                onClicked: step.choose(index)
                contentItem: Item {
                    Column {
                        id: words
                        x: 18
                        y: 18
                        width: parent.width - 36
                        spacing: 8
                        SectionTitle {
                            text: card.index === 0 ? qsTr("Common · %1").arg(card.modelData.title)
                                                   : qsTr("Solo · %1").arg(card.modelData.title)
                            Accessible.ignored: true
                        }
                        TitleText {
                            width: parent.width
                            text: card.modelData.mission === "" ? qsTr("No card yet") : card.modelData.name
                            color: card.modelData.mission === "" ? Theme.mutedText : Theme.text
                            Accessible.ignored: true
                        }
                        BodyText {
                            width: parent.width
                            visible: text !== ""
                            text: card.modelData.summary
                            color: Theme.mutedText
                            Accessible.ignored: true
                        }
                        Text {
                            textFormat: Text.PlainText
                            text: card.modelData.mission === "" ? qsTr("Choose a card") : qsTr("Choose another")
                            color: Theme.accent
                            font.pixelSize: Theme.bodySize
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                    }
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: card.down || card.hovered ? Theme.accentSoft : Theme.surface
                    border.width: Theme.borderWidth
                    border.color: Theme.divider
                    Rectangle {
                        width: 4
                        height: parent.height - 2 * Theme.radius
                        y: Theme.radius
                        radius: 2
                        color: card.modelData.mission === "" ? Theme.outline : Theme.accent
                    }
                    FocusRing {
                        shown: card.visualFocus
                        radius: Theme.radius + 3
                    }
                }
                Accessible.role: Accessible.Button
                Accessible.name: modelData.mission === "" ? qsTr("%1: none yet").arg(step.titleOf(index))
                                                          : qsTr("%1: %2").arg(step.titleOf(index)).arg(modelData.name)
                Accessible.description: modelData.summary
                Accessible.onPressAction: card.clicked()
                Keys.onReturnPressed: card.clicked()
                Keys.onEnterPressed: card.clicked()
            }
        }
    }
    CaptionText {
        width: parent.width
        text: qsTr("The First Player draws the common card and then the own one, the second player the third.")
    }
    Loader {
        id: sheetLoader
        active: false
        source: "MissionCardSheet.qml"
        onLoaded: {
            const sheet = item as MissionCardSheet;
            sheet.cards = step.setup.missionChoices;
            sheet.current = Qt.binding(() => step.setup.missionSlots[step.slot].mission);
            sheet.title = Qt.binding(() => step.titleOf(step.slot));
        }
    }
    Connections {
        target: sheetLoader.item as MissionCardSheet
        function onChosen(mission: string) {
            step.setup.chooseMission(step.slot, mission);
        }
    }
}
