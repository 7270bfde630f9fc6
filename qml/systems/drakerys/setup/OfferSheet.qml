pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The armies to bring to a match: saved ones, ready lists, and peoples without a list.
Sheet {
    id: sheet

    property var offers: []
    property string current

    signal chosen(string army)

    Column {
        width: parent.width
        spacing: 2
        Repeater {
            model: sheet.offers
            delegate: Column {
                id: line
                required property int index
                required property armyOffer modelData
                readonly property bool startsSection: index === 0 || sheet.offers[index - 1].section !== modelData.section
                width: parent?.width ?? 0
                topPadding: startsSection && index > 0 ? 14 : 0
                spacing: 4
                SectionTitle {
                    visible: line.startsSection
                    text: line.modelData.section
                }
                MenuEntry {
                    iconName: "factions/" + line.modelData.faction
                    text: line.modelData.name
                    detail: line.modelData.detail
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: line.modelData.value === sheet.current
                    onClicked: {
                        sheet.chosen(line.modelData.value);
                        sheet.close();
                    }
                    Icon {
                        anchors.right: parent.right
                        anchors.rightMargin: 10
                        anchors.verticalCenter: parent.verticalCenter
                        visible: line.modelData.value === sheet.current
                        name: "ui/check"
                        color: Theme.accent
                    }
                }
            }
        }
    }
}
