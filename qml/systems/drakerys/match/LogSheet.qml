pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// Every command in words, the last one first; a tap shows the table as it was then.
Sheet {
    id: sheet

    required property MatchController controller

    title: qsTr("Log")
    preferredWidth: 620
    onAboutToShow: controller.readsLog = true
    onClosed: controller.readsLog = false

    BodyText {
        width: parent.width
        visible: sheet.controller.log.count === 0
        color: Theme.mutedText
        text: qsTr("Nothing has happened yet.")
    }
    Column {
        width: parent.width
        Repeater {
            model: sheet.controller.log
            delegate: AbstractButton {
                id: line
                required property logRow row
                width: parent ? parent.width : 0
                implicitHeight: Math.max(Theme.target, words.implicitHeight + 14)
                onClicked: {
                    sheet.controller.show(line.row.entry);
                    sheet.close();
                }
                contentItem: Item {
                    CaptionText {
                        id: time
                        width: 68 * Theme.textScale
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.row.time
                        Accessible.ignored: true
                    }
                    Column {
                        id: words
                        anchors.left: time.right
                        anchors.right: parent.right
                        anchors.leftMargin: 8
                        anchors.verticalCenter: parent.verticalCenter
                        BodyText {
                            width: parent.width
                            text: line.row.words
                            color: line.row.standing ? Theme.text : Theme.mutedText
                            font.strikeout: !line.row.standing
                            Accessible.ignored: true
                        }
                        CaptionText {
                            width: parent.width
                            visible: text !== ""
                            text: line.row.brought
                            Accessible.ignored: true
                        }
                        CaptionText {
                            width: parent.width
                            visible: text !== ""
                            color: Theme.warningText
                            text: line.row.warnings
                            Accessible.ignored: true
                        }
                    }
                }
                background: Rectangle {
                    radius: Theme.smallRadius
                    color: line.row.shown || line.down || line.hovered ? Theme.accentSoft : "transparent"
                    FocusRing {
                        anchors.margins: 0
                        shown: line.visualFocus
                    }
                }
                Accessible.role: Accessible.Button
                Accessible.name: line.row.standing ? line.row.words : qsTr("%1, taken back").arg(line.row.words)
                Accessible.description: line.row.warnings === "" ? line.row.brought : line.row.brought === "" ? line.row.warnings : line.row.brought + ". " + line.row.warnings
                Accessible.onPressAction: line.clicked()
                Keys.onReturnPressed: line.clicked()
            }
        }
    }
}
