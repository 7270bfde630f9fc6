pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The odds of the chosen game: what is asked, and beside it or below it what will probably happen.
PageFrame {
    id: page

    title: qsTr("Odds")
    subtitle: odds.gameName
    keys: ({
        swap: () => odds.swap(),
        undoAnswer: () => odds.form.undoAnswer(),
        copyOdds: () => copyOdds()
    })

    readonly property bool wide: width >= 820
    readonly property alias odds: odds

    OddsController {
        id: odds
        remembers: true
        onAnnounced: words => page.shell?.announce(words)
    }
    Connections {
        target: Settings
        function onLanguageChanged() { odds.refresh(); }
    }

    /// Asks which card to copy to a part of the question.
    function openCards(place: string, label: string) {
        cardSheet.open({place: place, placeLabel: label});
    }
    function copyOdds() {
        if (!odds.answer.known)
            return;
        Clipboard.copy(odds.asText());
        shell.report(qsTr("Odds copied."), "", null);
    }
    function showAnswer() {
        asking.contentY = Math.max(0, Math.min(below.y, asking.contentHeight - asking.height));
    }

    actions: [
        IconButton {
            iconName: "ui/undo"
            label: qsTr("Undo last answer")
            available: odds.form.begun
            onClicked: if (available) odds.form.undoAnswer()
        },
        IconButton {
            iconName: "ui/rules"
            label: qsTr("Look up a rule")
            onClicked: page.shell.openRules()
        },
        IconButton {
            iconName: "ui/more"
            label: qsTr("More")
            onClicked: menuSheet.open()
        }
    ]
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(420, parent.width - 48)
        visible: odds.kinds.length === 0
        iconName: "ui/odds"
        title: qsTr("No odds for this game yet")
    }
    SideStrip {
        id: kinds
        anchors.top: page.header.bottom
        x: Theme.space
        width: (page.wide ? asking.width : page.width) - 2 * Theme.space
        height: visible ? kindRow.implicitHeight + Theme.gap : 0
        visible: odds.kinds.length > 1
        contentWidth: kindRow.implicitWidth
        ChoiceRow {
            id: kindRow
            label: qsTr("Calculation")
            choices: odds.kinds
            current: odds.kind
            onChosen: value => odds.kind = value
        }
    }
    // The answer stays in sight; a tap leads to all of it.
    Pressable {
        id: strip
        anchors.top: kinds.bottom
        width: parent.width
        height: visible ? Math.max(Theme.target, glance.implicitHeight + 20) : 0
        visible: !page.wide && odds.kinds.length > 0
        onClicked: page.showAnswer()
        contentItem: Item {
            OddsHeadline {
                id: glance
                x: Theme.space
                width: parent.width - 2 * x
                anchors.verticalCenter: parent.verticalCenter
                odds: page.odds
                heard: false
            }
        }
        background: Rectangle {
            color: Theme.raised
            Divider {
                anchors.bottom: parent.bottom
                width: parent.width
            }
            FocusRing {
                anchors.margins: 2
                shown: strip.visualFocus
            }
        }
        Accessible.name: glance.words
        Accessible.description: qsTr("Shows the full result")
    }
    ScrollPane {
        id: asking
        visible: odds.kinds.length > 0
        anchors.top: strip.bottom
        anchors.bottom: parent.bottom
        width: page.wide ? Math.max(360, Math.min(520, page.width * 0.44)) : page.width
        contentHeight: questions.implicitHeight + Theme.space + Theme.wideSpace

        Column {
            id: questions
            x: Theme.space
            y: Theme.gap
            width: asking.width - 2 * Theme.space
            spacing: Theme.space
            OddsUnits {
                width: parent.width
                odds: page.odds
                onChosen: (place, label) => page.openCards(place, label)
            }
            OddsFields {
                width: parent.width
                odds: page.odds
                onCardsWanted: (place, label) => page.openCards(place, label)
                onListWanted: question => (pickSheet.made() as PickSheet).show(question)
            }
            PushButton {
                visible: odds.form.asked.canSkip && odds.form.asked.origin === "missing"
                text: qsTr("Skip: %1").arg(odds.form.asked.label)
                description: odds.form.asked.ifSkipped
                onClicked: odds.form.leaveOut(odds.form.asked.path)
            }
            CaptionBlock {
                text: odds.form.dropped !== "" ? qsTr("No longer needed: %1").arg(odds.form.dropped) : ""
            }
            Answer {
                id: below
                width: parent.width
                active: !page.wide
                withHeadline: false
            }
        }
    }
    Divider {
        visible: page.wide && odds.kinds.length > 0
        anchors.left: asking.right
        anchors.top: page.header.bottom
        anchors.bottom: parent.bottom
    }
    ScrollPane {
        id: answers
        visible: page.wide && odds.kinds.length > 0
        anchors.left: asking.right
        anchors.leftMargin: 1
        anchors.right: parent.right
        anchors.top: page.header.bottom
        anchors.bottom: parent.bottom
        contentHeight: wholeAnswer.height + Theme.wideSpace
        Answer {
            id: wholeAnswer
            x: Theme.space
            y: 4
            width: Math.min(answers.width - 2 * Theme.space, 720)
            active: page.wide
            withHeadline: true
        }
    }
    SheetLoader { id: cardSheet; file: Qt.resolvedUrl("OddsCardSheet.qml"); given: ({odds: odds}) }
    SheetLoader { id: pickSheet; file: Qt.resolvedUrl("../form/PickSheet.qml"); given: ({form: odds.form}) }
    SheetLoader { id: menuSheet; file: Qt.resolvedUrl("OddsMenuSheet.qml"); given: ({page: page}) }

    component Answer: Loader {
        required property bool withHeadline
        visible: active
        onActiveChanged: make()
        Component.onCompleted: make()
        function make() {
            if (active)
                setSource("OddsAnswerColumn.qml", {odds: odds, withHeadline: withHeadline});
        }
    }
}
