pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// What the Unit could do to this target, each with its cost and what it would probably bring.
Card {
    id: card

    required property OddsDesk desk

    implicitHeight: column.implicitHeight + 32

    Column {
        id: column
        x: 16
        y: 16
        width: parent.width - 32
        spacing: 10

        SectionTitle {
            text: qsTr("What pays")
        }
        PushButton {
            visible: advice.count === 0
            iconName: "ui/odds"
            text: qsTr("Compare what it could do")
            onClicked: card.desk.findAdvice()
        }
        Flow {
            width: parent.width
            spacing: 10
            visible: advice.count > 0 && card.desk.heroicAnswer !== ""
            Column {
                width: 170
                spacing: 2
                CaptionText {
                    width: parent.width
                    text: qsTr("Wanted chance in %")
                    Accessible.ignored: true
                }
                NumberStepper {
                    width: parent.width
                    label: qsTr("Wanted chance in %")
                    from: 1
                    to: 99
                    value: card.desk.wanted
                    onValueModified: card.desk.wanted = value
                }
            }
            BodyText {
                width: Math.max(180, parent.width - 190)
                text: card.desk.heroicAnswer
            }
        }
        Repeater {
            id: advice
            model: card.desk.advice
            delegate: Column {
                id: entry
                required property adviceRow row
                width: column.width
                spacing: 1
                Accessible.role: Accessible.StaticText
                Accessible.name: words.text + ", " + figures.text
                Text {
                    id: words
                    width: parent.width
                    text: qsTr("%1 · %2", "deed, cost").arg(entry.row.deed).arg(entry.row.ts)
                    color: Theme.text
                    font.pixelSize: Theme.bodySize
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                CaptionText {
                    id: figures
                    width: parent.width
                    text: qsTr("target gone %1 · removes %2 AP, loses %3 AP · %4 AP removed a TS")
                          .arg(entry.row.removes).arg(entry.row.apRemoved).arg(entry.row.apLost).arg(entry.row.apPerTs)
                    Accessible.ignored: true
                }
            }
        }
    }
}
