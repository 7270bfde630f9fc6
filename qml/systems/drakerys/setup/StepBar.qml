pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// The steps of the setup, each one tap away; on a narrow page their numbers only.
Item {
    id: bar

    required property var steps
    property int current: 0
    readonly property bool roomy: width >= 860 && Theme.textScale < 1.3

    signal chosen(int step)

    implicitHeight: row.implicitHeight

    Grid {
        id: row
        width: parent.width
        columns: bar.steps.length
        spacing: 6
        Repeater {
            model: bar.steps
            delegate: AbstractButton {
                id: step
                required property int index
                required property setupStep modelData
                readonly property bool isCurrent: index === bar.current

                width: (row.width - (bar.steps.length - 1) * row.spacing) / bar.steps.length
                implicitHeight: bar.width >= 1080 && bar.roomy ? 60 : 48
                onClicked: bar.chosen(index)
                contentItem: Item {
                    Rectangle {
                        id: disc
                        x: bar.roomy ? 10 : (parent.width - width) / 2
                        anchors.verticalCenter: parent.verticalCenter
                        width: 28
                        height: 28
                        radius: 14
                        color: step.isCurrent ? Theme.accent : step.modelData.done ? Theme.accentSoft : "transparent"
                        border.width: step.isCurrent ? 0 : 1.5
                        border.color: step.modelData.done ? Theme.accent : Theme.outline
                        Icon {
                            anchors.centerIn: parent
                            visible: step.modelData.done && !step.isCurrent
                            name: "ui/check"
                            size: 16
                            fixed: true
                            color: Theme.accent
                        }
                        Text {
                            anchors.centerIn: parent
                            visible: step.isCurrent || !step.modelData.done
                            textFormat: Text.PlainText
                            text: qsTr("%L1").arg(step.index + 1)
                            color: step.isCurrent ? Theme.accentText : Theme.mutedText
                            font.pixelSize: 14
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        visible: bar.roomy
                        anchors.left: disc.right
                        anchors.right: parent.right
                        anchors.leftMargin: 8
                        anchors.rightMargin: 6
                        anchors.verticalCenter: parent.verticalCenter
                        Text {
                            width: parent.width
                            textFormat: Text.PlainText
                            text: step.modelData.title
                            elide: Text.ElideRight
                            color: Theme.text
                            font.pixelSize: Theme.captionSize
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                        Text {
                            width: parent.width
                            visible: text !== "" && bar.width >= 1080
                            textFormat: Text.PlainText
                            text: step.modelData.words
                            elide: Text.ElideRight
                            color: Theme.mutedText
                            font.pixelSize: Theme.captionSize
                            Accessible.ignored: true
                        }
                    }
                }
                background: Rectangle {
                    radius: Theme.smallRadius
                    color: step.isCurrent ? Theme.surface : step.hovered || step.down ? Theme.accentSoft : "transparent"
                    border.width: step.isCurrent ? Theme.borderWidth : 0
                    border.color: Theme.divider
                    FocusRing {
                        anchors.margins: 0
                        shown: step.visualFocus
                    }
                }
                Accessible.role: Accessible.PageTab
                Accessible.name: modelData.done ? qsTr("Step %L1: %2, settled").arg(index + 1).arg(modelData.title)
                                                : qsTr("Step %L1: %2").arg(index + 1).arg(modelData.title)
                Accessible.description: modelData.words
                Accessible.selected: isCurrent
                Accessible.selectable: true
                Accessible.onPressAction: step.clicked()
                Keys.onReturnPressed: step.clicked()
                Keys.onEnterPressed: step.clicked()
            }
        }
    }
}
