import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// What else can be done with the match.
MenuSheet {
    id: menu

    required property MatchController controller

    signal setupWanted()
    signal mapWanted()
    signal noteWanted()
    signal headquartersWanted()
    signal storyWanted()
    signal left()

    title: qsTr("The match")

    MenuEntry {
        iconName: "ui/settings"
        text: qsTr("Setup")
        detail: qsTr("Battlefield, missions, Objectives, deployment")
        leadsOn: true
        onClicked: {
            menu.close();
            menu.setupWanted();
        }
    }
    MenuEntry {
        iconName: "ui/globe"
        text: qsTr("Map and measuring")
        leadsOn: true
        onClicked: {
            menu.close();
            menu.mapWanted();
        }
    }
    MenuEntry {
        iconName: "ui/note"
        text: qsTr("Write a note")
        onClicked: {
            menu.close();
            menu.noteWanted();
        }
    }
    MenuEntry {
        iconName: "game/actions"
        text: qsTr("Orders, prayers, Elementals")
        onClicked: {
            menu.close();
            menu.headquartersWanted();
        }
    }
    MenuEntry {
        iconName: "ui/history"
        text: qsTr("The story so far")
        leadsOn: true
        onClicked: {
            menu.close();
            menu.storyWanted();
        }
    }
    MenuEntry {
        iconName: "ui/text-size"
        text: Settings.largeControls ? qsTr("Normal controls") : qsTr("Large controls, for arm's length")
        onClicked: {
            menu.close();
            Settings.largeControls = !Settings.largeControls;
        }
    }
    MenuEntry {
        iconName: "ui/move-down"
        text: Settings.twoSided ? qsTr("One side for both players") : qsTr("Two sides, for a tablet lying flat")
        onClicked: {
            menu.close();
            Settings.twoSided = !Settings.twoSided;
        }
    }
    MenuEntry {
        iconName: "ui/check"
        visible: !menu.controller.finished
        height: visible ? implicitHeight : 0
        text: qsTr("End the game now")
        detail: qsTr("The points as they stand decide")
        onClicked: {
            menu.close();
            menu.controller.finish();
        }
    }
    MenuEntry {
        iconName: "ui/delete"
        danger: true
        visible: !menu.controller.finished
        height: visible ? implicitHeight : 0
        text: qsTr("Abandon the match")
        detail: qsTr("It stays in the history")
        onClicked: {
            menu.close();
            menu.controller.abandon();
            menu.left();
        }
    }
}
