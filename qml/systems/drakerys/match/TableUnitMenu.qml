import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// What else can happen to a Unit.
MenuSheet {
    id: menu

    required property MatchController controller
    property tableUnit row

    signal amendWanted()
    signal moraleWanted()

    title: row.name

    MenuEntry {
        iconName: "game/warriors"
        visible: !menu.row.removed
        height: visible ? implicitHeight : 0
        text: qsTr("A Warrior leaves the table")
        detail: qsTr("whatever its Health: Rift, Sacrifice")
        onClicked: {
            menu.close();
            menu.controller.removeWarriors(menu.row.id, 1);
        }
    }
    MenuEntry {
        iconName: "game/willpower"
        visible: !menu.row.removed
        height: visible ? implicitHeight : 0
        text: qsTr("Morale Roll")
        onClicked: {
            menu.close();
            menu.moraleWanted();
        }
    }
    MenuEntry {
        iconName: "ui/close"
        danger: true
        visible: !menu.row.removed
        height: visible ? implicitHeight : 0
        text: qsTr("The Unit scatters")
        detail: qsTr("all its Warriors count as Casualties")
        onClicked: {
            menu.close();
            menu.controller.scatter(menu.row.id);
        }
    }
    MenuEntry {
        iconName: "ui/edit"
        text: menu.row.removed ? qsTr("Bring it back") : qsTr("Put it as we agree")
        detail: qsTr("Warriors, Injuries, Stress")
        onClicked: {
            menu.close();
            menu.amendWanted();
        }
    }
}
