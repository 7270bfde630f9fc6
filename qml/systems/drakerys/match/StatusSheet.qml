pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The tokens that may lie beside a Unit.
Sheet {
    id: sheet

    required property MatchController controller
    property string unit
    property string name
    property var choices: []

    title: qsTr("Tokens of %1").arg(name)

    function refresh() {
        choices = controller.statusChoices(unit);
    }
    onAboutToShow: refresh()
    Connections {
        target: sheet.controller
        enabled: sheet.visible
        function onChanged() {
            sheet.refresh();
        }
    }

    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: sheet.choices
            delegate: ToggleChip {
                required property statusChip modelData
                text: modelData.words
                checkable: false
                checked: modelData.on
                onClicked: sheet.controller.setStatus(sheet.unit, modelData.id, !modelData.on)
            }
        }
    }
}
