pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Where the arrow of the Deviation Die points, as seen on the map: turned by finger or by the arrow keys.
Item {
    id: dial

    /// Clockwise from straight towards Deployment Area B.
    property int degrees: 0
    property bool hit: false
    readonly property real minimumValue: 0
    readonly property real maximumValue: 355
    readonly property int value: degrees

    signal turned(int degrees)

    function turn(to: int) {
        dial.turned(((to % 360) + 360) % 360);
    }

    implicitWidth: 168
    implicitHeight: 168
    activeFocusOnTab: true
    opacity: hit ? 0.45 : 1
    Accessible.role: Accessible.Dial
    Accessible.name: qsTr("Direction of the arrow, in degrees from Deployment Area B")
    Accessible.focusable: true
    Accessible.onIncreaseAction: turn(degrees + 5)
    Accessible.onDecreaseAction: turn(degrees - 5)
    Keys.onRightPressed: turn(degrees + 5)
    Keys.onUpPressed: turn(degrees + 5)
    Keys.onLeftPressed: turn(degrees - 5)
    Keys.onDownPressed: turn(degrees - 5)

    Rectangle {
        anchors.fill: parent
        anchors.margins: 6
        radius: width / 2
        color: Theme.sunken
        border.width: dial.activeFocus ? 3 : Theme.borderWidth
        border.color: dial.activeFocus ? Theme.accent : Theme.outline
    }
    Repeater {
        model: 24
        delegate: Item {
            id: tick
            required property int index
            anchors.fill: parent
            rotation: index * 15
            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 12
                width: 2
                height: tick.index % 6 === 0 ? 12 : 6
                color: Theme.outline
                antialiasing: true
            }
        }
    }
    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: 14
        y: 26
        text: qsTr("B", "Deployment Area")
        color: Theme.mutedText
        font.pixelSize: 13
        Accessible.ignored: true
    }
    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: 14
        y: parent.height - height - 26
        text: qsTr("A", "Deployment Area")
        color: Theme.mutedText
        font.pixelSize: 13
        Accessible.ignored: true
    }
    Item {
        anchors.fill: parent
        rotation: dial.degrees
        visible: !dial.hit
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 16
            width: 4
            height: parent.height / 2 - 16
            radius: 2
            antialiasing: true
            color: Theme.accent
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 6
            width: 20
            height: 20
            radius: 10
            antialiasing: true
            color: Theme.accent
        }
    }
    MouseArea {
        anchors.fill: parent
        preventStealing: true
        function point(mouse: MouseEvent) {
            const angle = Math.atan2(mouse.x - width / 2, height / 2 - mouse.y) * 180 / Math.PI;
            dial.turn(Math.round(angle / 5) * 5);
        }
        onPressed: mouse => {
            dial.forceActiveFocus(Qt.MouseFocusReason);
            point(mouse);
        }
        onPositionChanged: mouse => point(mouse)
    }
}
