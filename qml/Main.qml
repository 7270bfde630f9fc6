pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant.Components
import Adjutant.ViewModels

/// The window: the main places in a rail or a bar, and the page that is open.
Window {
    id: window

    readonly property bool wide: width >= Theme.wideWidth
    readonly property bool labelled: width >= 1100
    /// The main place that is open: home, armies, rules, settings.
    property string place: "home"
    property alias pageDepth: pages.depth
    property Item currentPage: pages.currentItem

    width: 1180
    height: 820
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    title: qsTr("Adjutant")
    color: Theme.window

    Binding {
        target: Theme
        property: "mode"
        value: window.themeMode
    }
    Binding {
        target: Theme
        property: "textScale"
        value: Settings.textSize / 100
    }

    Binding {
        target: Theme
        property: "motion"
        value: Settings.motion
    }

    readonly property int themeMode: Settings.theme === Settings.HighContrast ? Theme.HighContrast
                                     : Settings.theme === Settings.Dark ? Theme.Dark
                                     : Settings.theme === Settings.Light ? Theme.Light
                                     : systemIsDark ? Theme.Dark : Theme.Light
    SystemPalette { id: systemColours }
    readonly property bool systemIsDark: systemColours.window.hslLightness < 0.5

    /// Opens one of the main places.
    function go(name: string) {
        if (name === place && pages.depth === 1)
            return;
        place = name;
        pages.replace(null, pageUrl(name), {}, StackView.Immediate);
    }
    /// Opens a page on top of the present one.
    function open(name: string, properties: var) {
        pages.push(pageUrl(name), properties, StackView.Immediate);
    }
    function back() {
        if (pages.depth > 1)
            pages.pop(StackView.Immediate);
    }
    /// The first page of the present place, with no sheet open.
    function reset() {
        for (const loader of [ruleLoader, newArmyLoader, importLoader])
            loader.active = false;
        toast.shown = false;
        place = "";
        go("home");
    }
    function openArmy(army: string) {
        if (army !== "")
            open("army", {armyId: army});
    }
    function openRule(rule: string) {
        ruleLoader.active = true;
        (ruleLoader.item as RuleSheet).show(rule);
    }
    function newArmy() {
        newArmyLoader.active = true;
        (newArmyLoader.item as NewArmySheet).open();
    }
    function importArmy() {
        importLoader.active = true;
        (importLoader.item as ImportSheet).open();
    }
    function tell(words: string, action: string, undo: var) {
        toast.undo = undo;
        toast.show(words, action);
    }
    function pageUrl(name: string): url {
        return Qt.resolvedUrl({
            home: "pages/HomePage.qml",
            armies: "pages/ArmiesPage.qml",
            army: "pages/ArmyPage.qml",
            profile: "pages/ProfilePage.qml",
            rules: "pages/RulesPage.qml",
            settings: "pages/SettingsPage.qml"
        }[name]);
    }

    Shortcut {
        sequences: ["Alt+Left", "Esc"]
        enabled: pages.depth > 1
        onActivated: window.back()
    }
    Shortcut { sequence: "Alt+1"; onActivated: window.go("home") }
    Shortcut { sequence: "Alt+2"; onActivated: window.go("armies") }
    Shortcut { sequence: "Alt+3"; onActivated: window.go("rules") }
    Shortcut { sequence: "Alt+4"; onActivated: window.go("settings") }
    Shortcut { sequence: "Ctrl+N"; onActivated: window.newArmy() }

    Rectangle {
        id: navigation
        readonly property bool rail: window.wide
        width: rail ? (window.labelled ? 208 : 84) : parent.width
        height: rail ? parent.height : 64
        y: rail ? 0 : parent.height - height
        // On a phone an open army needs the room.
        visible: rail || pages.depth === 1
        color: Theme.surface
        Accessible.role: Accessible.PageTabList
        Accessible.name: qsTr("Main places")

        Rectangle {
            width: navigation.rail ? Theme.borderWidth : parent.width
            height: navigation.rail ? parent.height : Theme.borderWidth
            anchors.right: parent.right
            color: Theme.divider
        }
        Row {
            x: 16
            y: 18
            spacing: 10
            visible: navigation.rail && window.labelled
            Icon {
                name: "app/adjutant"
                size: 32
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Adjutant")
                color: Theme.text
                font.pixelSize: 18
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
        Grid {
            x: navigation.rail ? 4 : (parent.width - width) / 2
            y: navigation.rail ? (window.labelled ? 76 : 20) : 2
            columns: navigation.rail ? 1 : 4
            spacing: navigation.rail ? 4 : Math.min(16, (navigation.width - 4 * 72) / 5)

            Repeater {
                model: [
                    {name: "home", words: qsTr("Home"), icon: "ui/home"},
                    {name: "armies", words: qsTr("Armies"), icon: "ui/armies"},
                    {name: "rules", words: qsTr("Rules"), icon: "ui/rules"},
                    {name: "settings", words: qsTr("Settings"), icon: "ui/settings"}
                ]
                delegate: NavigationButton {
                    required property var modelData
                    text: modelData.words
                    iconName: modelData.icon
                    current: (pages.depth > 1 ? "armies" : window.place) === modelData.name
                    wide: navigation.rail && window.labelled
                    width: navigation.rail ? navigation.width - 8 : 72
                    onClicked: window.go(modelData.name)
                }
            }
        }
    }

    Column {
        id: banners
        x: window.wide ? navigation.width + Theme.space : Theme.gap
        y: visible ? Theme.gap : 0
        width: parent.width - x - (window.wide ? Theme.space : Theme.gap)
        spacing: Theme.gap
        visible: ArmyLibrary.message !== "" || ArmyLibrary.unsaved

        Banner {
            width: parent.width
            text: ArmyLibrary.message !== "" ? ArmyLibrary.message : qsTr("Some changes are not saved yet; they are kept while this window is open.")
            actionText: ArmyLibrary.unsaved ? qsTr("Try again") : ""
            dismissible: ArmyLibrary.message !== ""
            onAction: ArmyLibrary.retrySaving()
            onDismissed: ArmyLibrary.dismissMessage()
        }
    }

    StackView {
        id: pages
        x: window.wide ? navigation.width : 0
        y: banners.visible ? banners.y + banners.height : 0
        width: parent.width - x
        height: parent.height - y - (navigation.visible && !navigation.rail ? navigation.height : 0)
        focus: true
        clip: true
        initialItem: "pages/HomePage.qml"
        replaceEnter: null
        replaceExit: null
    }

    Toast {
        id: toast
        property var undo: null
        z: 10
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - (window.wide ? 24 : 80)
        onAction: {
            const takeBack = undo;
            if (takeBack)
                takeBack();
        }
    }

    // Sheets that any page may ask for, made when they are first needed.
    Loader {
        id: ruleLoader
        active: false
        source: "pages/RuleSheet.qml"
    }
    Loader {
        id: newArmyLoader
        active: false
        source: "pages/NewArmySheet.qml"
    }
    Loader {
        id: importLoader
        active: false
        source: "pages/ImportSheet.qml"
    }
    Connections {
        target: newArmyLoader.item as NewArmySheet
        function onMade(army: string) {
            window.openArmy(army);
        }
    }
    Connections {
        target: ArmyLibrary
        function onRemoved(name: string) {
            window.tell(qsTr("%1 was put in the bin.").arg(name), qsTr("Undo"), () => ArmyLibrary.undoRemove());
        }
        function onImported(army: string, name: string, findings: int) {
            window.openArmy(army);
            window.tell(findings === 0 ? qsTr("%1 was imported.").arg(name)
                                       : qsTr("%1 was imported and checked: %n finding(s).", "", findings).arg(name), "", null);
        }
    }
    Connections {
        target: Settings
        function onProblem(words: string) {
            window.tell(words, "", null);
        }
    }
}
