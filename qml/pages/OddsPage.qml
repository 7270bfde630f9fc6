pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// What one Unit will probably do to another.
Item {
    id: page

    property bool canGoBack: false

    readonly property Main shell: Window.window as Main
    readonly property bool wide: width >= 820
    readonly property real paneWidth: wide ? Math.min(430, width * 0.4) : width

    function chooseUnit(side: OddsSide) {
        shell.open("oddsUnit", {desk: desk, side: side});
    }
    /// Puts two Units against each other.
    function match(active: string, activeWarriors: int, target: string, targetWarriors: int, shoots: bool) {
        desk.choose(desk.active, active, activeWarriors);
        desk.choose(desk.target, target, targetWarriors);
        desk.deed = shoots ? OddsDesk.Shoot : OddsDesk.Charge;
    }

    OddsDesk { id: desk }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Odds")
        canGoBack: page.canGoBack
        onBack: page.shell.back()
        IconButton {
            iconName: "ui/match"
            label: qsTr("Army against army")
            onClicked: page.shell.open("matchup", {})
        }
        IconButton {
            iconName: "ui/import"
            label: qsTr("Take a setup from the clipboard")
            onClicked: page.shell.tell(desk.useCode(Clipboard.text()) ? qsTr("The setup was taken from the code.")
                                                                      : qsTr("There is no code of a setup on the clipboard."), "", null)
        }
        IconButton {
            iconName: "ui/share"
            label: qsTr("Copy this setup as a code")
            onClicked: {
                Clipboard.copy(desk.code());
                page.shell.tell(qsTr("The code of this setup was copied."), "", null);
            }
        }
        IconButton {
            iconName: "ui/copy"
            label: qsTr("Copy the odds as text")
            onClicked: {
                Clipboard.copy(desk.asText());
                page.shell.tell(qsTr("The odds were copied as text."), "", null);
            }
        }
    }
    Flickable {
        id: view
        anchors.top: header.bottom
        anchors.bottom: strip.top
        width: parent.width
        clip: true
        contentHeight: Math.max(setup.y + setup.height, answer.y + answer.height) + Theme.wideSpace
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: view }

        Column {
            id: setup
            x: Theme.space
            width: page.paneWidth - (page.wide ? Theme.space : 2 * Theme.space)
            spacing: Theme.gap

            SideCard {
                width: parent.width
                role: qsTr("Acts")
                side: desk.active
                onChooseUnit: page.chooseUnit(desk.active)
            }
            TableCard {
                width: parent.width
                desk: desk
            }
            SideCard {
                width: parent.width
                role: qsTr("Is acted on")
                side: desk.target
                onChooseUnit: page.chooseUnit(desk.target)
            }
            PushButton {
                kind: "quiet"
                iconName: "ui/redo"
                text: qsTr("Change places")
                onClicked: desk.swap()
            }
        }
        Column {
            id: answer
            x: page.wide ? page.paneWidth + Theme.space : Theme.space
            y: page.wide ? 0 : setup.y + setup.height + Theme.gap
            width: page.wide ? page.width - page.paneWidth - 2 * Theme.space : setup.width
            spacing: Theme.gap

            BodyText {
                width: parent.width
                visible: text !== ""
                color: Theme.danger
                text: desk.refusal
            }
            ResultCard {
                width: parent.width
                visible: desk.result.valid
                result: desk.result
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                PushButton {
                    iconName: "ui/duplicate"
                    text: desk.kept.valid ? qsTr("Keep this instead") : qsTr("Keep to compare")
                    enabled: desk.result.valid
                    onClicked: desk.keep()
                }
                PushButton {
                    kind: "quiet"
                    visible: desk.kept.valid
                    text: qsTr("Let the kept one go")
                    onClicked: desk.letGo()
                }
            }
            ResultCard {
                width: parent.width
                visible: desk.kept.valid
                heading: qsTr("Kept")
                result: desk.kept
            }
            LadderCard {
                width: parent.width
                steps: desk.ladder
                leftOut: desk.leftOut
            }
            AdviceCard {
                width: parent.width
                desk: desk
            }
        }
    }
    // On a phone the answer stays in sight while the figures are set.
    AnswerStrip {
        id: strip
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !page.wide && desk.result.valid
        height: visible ? implicitHeight : 0
        headlines: desk.result.headlines
        onClicked: view.contentY = Math.min(answer.y, Math.max(0, view.contentHeight - view.height))
    }
}
