import QtQuick
import Adjutant.Components

/// A total against its limit, with what a choice in hand would add to it.
Item {
    id: bar

    required property budgetRow budget

    readonly property int planned: budget.total + budget.pending
    readonly property bool over: budget.total > budget.limit
    readonly property bool wouldBeOver: planned > budget.limit
    readonly property real fullScale: Math.max(budget.limit, planned, budget.total, 1)

    implicitHeight: words.implicitHeight + 14
    implicitWidth: 140

    Row {
        id: words
        width: parent.width
        spacing: 6
        PlainCaption {
            text: bar.budget.label
            anchors.baseline: figure.baseline
        }
        StrongText {
            id: figure
            text: Phrase.of(qsTr("%L1 / %L2"), [bar.budget.total, bar.budget.limit])
            color: bar.over ? Theme.danger : Theme.text
        }
        StrongText {
            visible: bar.budget.pending !== 0
            text: bar.budget.pending > 0 ? qsTr("+%L1").arg(bar.budget.pending) : qsTr("−%L1").arg(-bar.budget.pending)
            color: bar.wouldBeOver ? Theme.danger : Theme.pending
            anchors.baseline: figure.baseline
        }
        PlainCaption {
            visible: bar.budget.pending === 0 && x + implicitWidth <= bar.width
            text: bar.over ? qsTr("%L1 over").arg(bar.budget.total - bar.budget.limit) : qsTr("%L1 left").arg(bar.budget.limit - bar.budget.total)
            color: bar.over ? Theme.danger : Theme.mutedText
            anchors.baseline: figure.baseline
        }
    }
    Inset {
        id: track
        anchors.bottom: parent.bottom
        width: parent.width
        height: 8
        radius: 4

        Rectangle {
            width: track.width * Math.max(bar.budget.total, bar.planned) / bar.fullScale
            height: parent.height
            radius: 4
            visible: bar.budget.pending !== 0
            color: bar.wouldBeOver ? Theme.danger : Theme.pending
        }
        Rectangle {
            width: track.width * Math.min(bar.budget.total, bar.planned) / bar.fullScale
            height: parent.height
            radius: 4
            color: bar.over ? Theme.danger : Theme.accent
            Behavior on width { NumberAnimation { duration: Theme.duration } }
        }
        Rectangle {
            visible: bar.planned > bar.budget.limit
            x: track.width * bar.budget.limit / bar.fullScale - 1
            y: -3
            width: 2
            height: parent.height + 6
            color: Theme.text
        }
    }
    Accessible.role: Accessible.ProgressBar
    Accessible.name: bar.over ? Phrase.of(qsTr("%1: %L2 of %L3, over the limit"), [budget.label, budget.total, budget.limit])
                              : Phrase.of(qsTr("%1: %L2 of %L3"), [budget.label, budget.total, budget.limit])
}
