pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The odds of the chosen game: what is asked, and beside it or below it what will probably happen.
Item {
    id: page

    readonly property Main shell: Window.window as Main
    readonly property bool wide: width >= 820
    readonly property alias odds: odds

    OddsController {
        id: odds
        onAnnounced: words => page.shell?.announce(words)
    }
    Connections {
        target: Settings
        function onLanguageChanged() { odds.refresh(); }
    }

    /// Asks which card to copy to a part of the question.
    function openCards(place: string, label: string) {
        if (cardLoader.status === Loader.Null)
            cardLoader.setSource("OddsCardSheet.qml", {odds: odds});
        const sheet = cardLoader.item as OddsCardSheet;
        sheet.place = place;
        sheet.placeLabel = label;
        sheet.open();
    }
    function copyOdds() {
        if (!odds.answer.known)
            return;
        Clipboard.copy(odds.asText());
        shell.tell(qsTr("The odds are on the clipboard."), "", null);
    }
    function showAnswer() {
        asking.contentY = Math.max(0, Math.min(below.y, asking.contentHeight - asking.height));
    }

    KeyCommand {
        command: "swap"
        enabled: page.StackView.status === StackView.Active && odds.canSwap
        onActivated: odds.swap()
    }
    KeyCommand {
        command: "undoAnswer"
        enabled: page.StackView.status === StackView.Active && odds.form.begun
        onActivated: odds.form.undoAnswer()
    }
    KeyCommand {
        command: "copyOdds"
        owner: page
        onActivated: page.copyOdds()
    }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Odds")
        subtitle: odds.gameName
        IconButton {
            iconName: "ui/rules"
            label: qsTr("Look up a rule")
            onClicked: page.shell.openRules()
        }
        IconButton {
            iconName: "ui/import"
            label: qsTr("Take a question from the clipboard")
            onClicked: page.shell.tell(odds.useCode(Clipboard.text()) ? qsTr("The question was taken from the code.")
                                                                      : qsTr("There is no code of a question of this game on the clipboard."), "", null)
        }
        IconButton {
            iconName: "ui/share"
            label: qsTr("Copy this question as a code")
            available: odds.answer.known
            onClicked: {
                if (!available)
                    return;
                Clipboard.copy(odds.code());
                page.shell.tell(qsTr("The code of this question was copied."), "", null);
            }
        }
        IconButton {
            iconName: "ui/copy"
            label: qsTr("Copy the odds as text")
            available: odds.answer.known
            onClicked: page.copyOdds()
        }
        IconButton {
            iconName: "ui/redo"
            visible: odds.canSwap
            label: qsTr("Swap sides")
            onClicked: odds.swap()
        }
        IconButton {
            iconName: "ui/undo"
            label: qsTr("Undo last answer")
            available: odds.form.begun
            onClicked: if (available) odds.form.undoAnswer()
        }
        IconButton {
            iconName: "ui/delete"
            label: qsTr("Clear all answers")
            onClicked: odds.clear()
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(420, parent.width - 48)
        visible: odds.kinds.length === 0
        iconName: "ui/odds"
        title: qsTr("No odds for this game yet")
    }
    Flickable {
        id: asking
        visible: odds.kinds.length > 0
        anchors.top: header.bottom
        anchors.bottom: strip.top
        width: page.wide ? Math.max(360, Math.min(520, page.width * 0.44)) : page.width
        clip: true
        contentHeight: questions.implicitHeight + Theme.wideSpace
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: asking }

        Column {
            id: questions
            x: Theme.space
            width: asking.width - 2 * Theme.space
            spacing: Theme.space
            ChoiceRow {
                width: parent.width
                visible: odds.kinds.length > 1
                label: qsTr("Calculation")
                choices: odds.kinds
                current: odds.kind
                onChosen: value => odds.kind = value
            }
            OddsFields {
                width: parent.width
                odds: page.odds
                onCardsWanted: (place, label) => page.openCards(place, label)
            }
            CaptionText {
                width: parent.width
                visible: text !== ""
                text: odds.form.dropped !== "" ? qsTr("No longer asked: %1").arg(odds.form.dropped) : ""
            }
            Loader {
                id: below
                width: parent.width
                active: !page.wide
                visible: active
                onActiveChanged: make()
                Component.onCompleted: make()
                function make() {
                    if (active)
                        setSource("OddsAnswerColumn.qml", {odds: odds});
                }
                Connections {
                    target: below.item as OddsAnswerColumn
                    function onRuleWanted(rule: string) { page.shell.openRule(rule); }
                }
            }
        }
    }
    Rectangle {
        visible: page.wide && odds.kinds.length > 0
        anchors.left: asking.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: Theme.borderWidth
        color: Theme.divider
    }
    Flickable {
        id: answers
        visible: page.wide && odds.kinds.length > 0
        anchors.left: asking.right
        anchors.leftMargin: 1
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        clip: true
        contentHeight: wholeAnswer.height + Theme.wideSpace
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PageScrollBar {}
        FocusFollower { view: answers }
        Loader {
            id: wholeAnswer
            x: Theme.space
            y: 4
            width: Math.min(answers.width - 2 * Theme.space, 720)
            active: page.wide
            onActiveChanged: make()
            Component.onCompleted: make()
            function make() {
                if (active)
                    setSource("OddsAnswerColumn.qml", {odds: odds});
            }
            Connections {
                target: wholeAnswer.item as OddsAnswerColumn
                function onRuleWanted(rule: string) { page.shell.openRule(rule); }
            }
        }
    }
    OddsStrip {
        id: strip
        visible: !page.wide && odds.kinds.length > 0
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? implicitHeight : 0
        odds: page.odds
        onClicked: page.showAnswer()
    }
    Loader { id: cardLoader }
}
