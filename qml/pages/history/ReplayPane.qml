pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The table at any time of a match.
Item {
    id: pane

    required property MatchStory story

    readonly property bool wide: width >= 640 * Math.min(Theme.textScale, 1.5)

    /// A board with nothing on it is left out.
    function isDrawn(board: tableBoard): bool {
        return board.kind === "track" || board.items.length > 0;
    }
    /// A closed track as it lay then.
    function ringOf(board: tableBoard): var {
        const armies = [...story.armies];
        return {board: board, title: story.activeName === "" ? qsTr("The game is over") : qsTr("%1 to play").arg(story.activeName),
                words: story.activeName === "" ? story.match.outcome : story.roundWords,
                activePlace: armies.findIndex(each => each.active)};
    }

    Card {
        id: controls
        x: Theme.space
        width: parent.width - 2 * Theme.space
        height: steps.implicitHeight + 20
        Column {
            id: steps
            x: 12
            y: 10
            width: parent.width - 24
            spacing: 2
            Item {
                width: parent.width
                height: Math.max(back.height, where.implicitHeight)
                IconButton {
                    id: back
                    anchors.verticalCenter: parent.verticalCenter
                    iconName: "ui/chevron-left"
                    label: qsTr("Previous step")
                    available: pane.story.position > 0
                    onClicked: pane.story.position -= 1
                }
                Column {
                    id: where
                    anchors.left: back.right
                    anchors.right: forth.left
                    anchors.margins: 4
                    anchors.verticalCenter: parent.verticalCenter
                    Text {
                        textFormat: Text.PlainText
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: pane.story.positionWords
                        color: Theme.text
                        font.pixelSize: Theme.bodySize
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                        maximumLineCount: 3
                        elide: Text.ElideRight
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                    CaptionText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: Phrase.of(qsTr("%1 · %L2 of %L3", "Round, command, of commands"), [pane.story.roundWords, pane.story.position, pane.story.last])
                    }
                }
                IconButton {
                    id: forth
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    iconName: "ui/chevron-right"
                    label: qsTr("Next step")
                    available: pane.story.position < pane.story.last
                    onClicked: pane.story.position += 1
                }
            }
            Item {
                width: parent.width
                height: Math.max(slider.height, play.height)
                PlayButton {
                    id: play
                    anchors.verticalCenter: parent.verticalCenter
                    at: pane.story.position
                    last: pane.story.last
                    onShown: position => pane.story.position = position
                }
                PositionSlider {
                    id: slider
                    anchors.left: play.right
                    anchors.leftMargin: 12
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    label: qsTr("Step")
                    valueWords: pane.story.positionWords
                    from: 0
                    to: Math.max(1, pane.story.last)
                    onMoved: {
                        play.playing = false;
                        pane.story.position = Math.round(value);
                    }
                }
            }
            // Applies also after the slider has moved by itself.
            Binding {
                target: slider
                property: "value"
                value: pane.story.position
            }
        }
    }
    Flickable {
        id: view
        anchors.top: controls.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: armies.y + armies.implicitHeight + Theme.wideSpace
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: view }

        // The first board stands beside the others where there is room for two.
        Grid {
            id: boards
            x: Theme.space
            width: parent.width - 2 * Theme.space
            readonly property int shown: [...pane.story.boards].filter(each => pane.isDrawn(each)).length
            columns: pane.wide && shown > 1 ? 2 : 1
            columnSpacing: Theme.space
            rowSpacing: Theme.space
            Repeater {
                model: pane.story.boards
                delegate: Loader {
                    required property tableBoard modelData
                    width: (boards.width - (boards.columns - 1) * boards.columnSpacing) / boards.columns
                    visible: pane.isDrawn(modelData)
                    height: visible ? implicitHeight : 0
                    Component.onCompleted: modelData.closed ? setSource("../table/TrackRing.qml", pane.ringOf(modelData))
                                                            : setSource("../table/BoardCard.qml", {row: modelData})
                }
            }
        }
        Grid {
            id: armies
            x: Theme.space
            y: boards.height + Theme.space
            width: parent.width - 2 * Theme.space
            columns: pane.wide ? 2 : 1
            columnSpacing: Theme.space
            rowSpacing: Theme.space
            Repeater {
                model: pane.story.armies
                delegate: StoryArmyCard {
                    required property standingArmy modelData
                    width: (armies.width - (armies.columns - 1) * armies.columnSpacing) / armies.columns
                    title: modelData.name
                    detail: modelData.where
                    figure: modelData.points
                    faction: modelData.faction
                    colour: modelData.colour
                    active: modelData.active
                    units: modelData.units
                }
            }
        }
    }
}
