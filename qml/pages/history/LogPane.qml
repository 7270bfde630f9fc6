// Not ComponentBehavior: Bound, since Qt 6.4 can't make a section delegate of a bound component.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// Every record that stands, Round by Round; a press shows the table after it.
ListView {
    id: list

    required property MatchStory story

    signal chosen(int position)

    /// Brings the command into view after which the table is shown.
    function follow() {
        if (story.position > 0)
            positionViewAtIndex(story.position - 1, ListView.Contain);
    }
    Component.onCompleted: follow()
    Connections {
        target: list.story
        function onMoved() {
            list.follow();
        }
    }

    clip: true
    bottomMargin: Theme.wideSpace
    boundsBehavior: Flickable.StopAtBounds
    model: story.log
    reuseItems: true
    cacheBuffer: 0 // as on RulesPage
    keyNavigationEnabled: false
    Keys.onUpPressed: event => event.accepted = walker.step(-1)
    Keys.onDownPressed: event => event.accepted = walker.step(1)
    ScrollBar.vertical: PageScrollBar {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")
    section.property: "section"
    section.delegate: SectionTitle {
        required property string section
        width: list.width
        topPadding: 10
        bottomPadding: 4
        leftPadding: 12
        text: section
    }

    RowWalker {
        id: walker
        list: list
    }
    delegate: AbstractButton {
        id: line
        required property logLine row
        readonly property bool current: list.story.position === row.position

        width: list.width
        implicitHeight: Math.max(Theme.target, words.implicitHeight + 16)
        onClicked: list.chosen(row.position)
        contentItem: Item {
            Text {
                id: words
                textFormat: Text.PlainText
                x: 12
                width: time.x - 20
                anchors.verticalCenter: parent.verticalCenter
                text: line.row.words
                color: Theme.text
                font.pixelSize: Theme.bodySize
                font.weight: line.current ? Font.DemiBold : Font.Normal
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Row {
                id: time
                anchors.right: parent.right
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                spacing: 6
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.row.overruled
                    name: "ui/warning"
                    size: 16
                    color: Theme.warningText
                }
                CaptionText {
                    text: line.row.time
                    Accessible.ignored: true
                }
            }
        }
        background: Rectangle {
            radius: Theme.smallRadius
            color: line.current || line.down || line.hovered ? Theme.accentSoft : "transparent"
            border.width: line.current && Theme.highContrast ? 2 : 0
            border.color: Theme.accent
            FocusRing {
                anchors.margins: 0
                shown: line.visualFocus
            }
        }
        Accessible.role: Accessible.Button
        Accessible.name: row.words
        Accessible.description: row.overruled ? qsTr("%1, against a rule", "time").arg(row.time) : row.time
        Accessible.onPressAction: line.clicked()
        Keys.onReturnPressed: line.clicked()
    }
}
