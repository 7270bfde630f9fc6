pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The setup of a match. It can begin at once; every step can be skipped, returned to, or done later.
Item {
    id: page

    /// Goes on with the setup of the open match instead of beginning a new one.
    property bool resumed: false
    /// The saved army that the first player brings; empty: whichever was played last.
    property string army
    /// The step that is open, from 0: players, first player, battlefield, missions, objectives, deployment.
    property int step: 0

    /// The piece of the map that is worked on; empty: none.
    property alias selectedPiece: map.selected

    readonly property Main shell: Window.window as Main
    readonly property bool wide: width >= 820
    readonly property bool mapShown: setup.begun && (step === 2 || step === 4 || step === 5)
    readonly property bool last: step === 5
    readonly property string nextTitle: last ? "" : setup.steps[step + 1].title

    function goTo(index: int) {
        if (index >= 2 && !setup.begun && !setup.begin())
            return;
        step = index;
        battlefield.letBe();
        load();
        view.contentY = 0;
    }
    function begin() {
        if (resumed)
            shell.back();
        else if (setup.begin())
            shell.startMatch();
    }
    function load() {
        const files = ["Players", "First", "Battlefield", "Missions", "Objectives", "Deployment"];
        const properties = [{setup: setup}, {setup: setup}, {field: battlefield}, {setup: setup},
                            {setup: setup, field: battlefield}, {setup: setup, field: battlefield}];
        content.setSource("../setup/" + files[step] + "Step.qml", properties[step]);
    }
    /// The Deviation Roll of the piece that is worked on.
    function openDeviation() {
        deviationLoader.active = true;
        (deviationLoader.item as DeviationSheet).show(selectedPiece);
    }

    Component.onCompleted: {
        if (resumed)
            setup.resume();
        else if (army !== "")
            setup.setArmy(0, army);
        load();
    }

    MatchSetup { id: setup }
    Battlefield { id: battlefield }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Match setup")
        subtitle: bar.roomy ? "" : qsTr("Step %L1 of %L2: %3").arg(page.step + 1).arg(setup.steps.length).arg(setup.steps[page.step].title)
        canGoBack: true
        onBack: page.shell.back()
        IconButton {
            visible: setup.begun
            iconName: "ui/undo"
            label: battlefield.canUndo ? qsTr("Take the last change back") : qsTr("Nothing to undo")
            available: battlefield.canUndo
            onClicked: battlefield.undo()
        }
    }
    StepBar {
        id: bar
        anchors.top: header.bottom
        x: Theme.space
        width: parent.width - 2 * Theme.space
        steps: setup.steps
        current: page.step
        onChosen: index => page.goTo(index)
    }
    Flickable {
        id: view
        anchors.top: bar.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: footer.top
        width: page.wide && page.mapShown ? Math.min(420, page.width * 0.42) : parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.space
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: view }

        Column {
            id: column
            x: Theme.space
            y: Theme.gap
            width: Math.min(980, view.width - (page.wide && page.mapShown ? Theme.space + 8 : 2 * Theme.space))
            spacing: Theme.space

            Item {
                id: mapBelow
                width: parent.width
                height: width
                visible: page.mapShown && !page.wide
            }
            FieldTold {
                width: parent.width
                field: battlefield
                visible: page.mapShown && (battlefield.refusal !== "" || battlefield.question !== "" || battlefield.news !== "")
            }
            PieceCard {
                width: parent.width
                visible: page.mapShown && piece.id !== ""
                field: battlefield
                pieceId: map.selected
                onDeviate: page.openDeviation()
            }
            Loader {
                id: content
                width: parent.width
            }
        }
    }
    Item {
        id: mapBeside
        anchors.left: view.right
        anchors.right: parent.right
        anchors.top: view.top
        anchors.bottom: footer.top
        anchors.margins: Theme.gap
        anchors.rightMargin: Theme.space
        visible: page.mapShown && page.wide
    }
    BattlefieldMap {
        id: map
        parent: page.wide ? mapBeside : mapBelow
        anchors.fill: parent
        visible: page.mapShown
        field: battlefield
    }
    Connections {
        target: content.item
        ignoreUnknownSignals: true
        function onPlaced(piece: string) {
            if (piece !== "")
                map.select(piece);
        }
        function onMissionsWanted() {
            page.goTo(3);
        }
    }
    Loader {
        id: deviationLoader
        active: false
        source: "../field/DeviationSheet.qml"
        onLoaded: (item as DeviationSheet).field = battlefield
    }
    Rectangle {
        id: footer
        anchors.bottom: parent.bottom
        width: parent.width
        height: buttons.height + 2 * 10
        color: Theme.raised
        Rectangle {
            width: parent.width
            height: Theme.borderWidth
            color: Theme.divider
        }
        Row {
            id: buttons
            readonly property real half: (footer.width - 2 * Theme.space - spacing) / 2
            readonly property real tall: Math.max(48, next.implicitHeight, start.implicitHeight)
            anchors.right: parent.right
            anchors.rightMargin: Theme.space
            y: 10
            spacing: Theme.gap
            PushButton {
                id: next
                width: page.wide ? implicitWidth + 24 : buttons.half
                height: buttons.tall
                visible: !page.last
                text: page.wide || Theme.textScale < 1.4 ? qsTr("Next: %1").arg(page.nextTitle) : qsTr("Next")
                description: page.last ? "" : qsTr("%1. Leaves this step as it is; you can return to it").arg(page.nextTitle)
                onClicked: page.goTo(page.step + 1)
            }
            PushButton {
                id: start
                width: page.wide ? implicitWidth + 48 : page.last ? footer.width - 2 * Theme.space : buttons.half
                height: buttons.tall
                kind: "primary"
                iconName: "ui/match"
                text: setup.begun ? qsTr("To the table") : qsTr("Begin")
                description: setup.begun ? "" : qsTr("Begins the match at once; the other steps can be done later")
                onClicked: page.begin()
            }
        }
    }
}
