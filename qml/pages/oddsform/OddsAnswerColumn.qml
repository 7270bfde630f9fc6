pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The whole answer: the headline, the chances, the counts, the table, the reasons, and what is left out.
Column {
    id: column

    required property OddsController odds
    readonly property oddsAnswer answer: odds.answer
    /// Off where its headline stands above already.
    property bool withHeadline: true

    spacing: Theme.space

    NoticeLine {
        width: parent.width
        visible: text !== ""
        grave: true
        text: column.odds.refusal
        rule: column.odds.form.refusalRule
    }
    EmptyState {
        width: Math.min(420, parent.width)
        anchors.horizontalCenter: parent.horizontalCenter
        topPadding: 24
        visible: column.withHeadline && !column.answer.known && column.odds.refusal === ""
        iconName: "ui/odds"
        title: column.odds.pending ? qsTr("Calculating odds…") : qsTr("No result yet")
        text: column.odds.pending ? "" : column.odds.form.asked.label !== "" ? qsTr("Next: %1").arg(column.odds.form.asked.label) : ""
    }
    ColumnCard {
        visible: column.answer.known
        spacing: 12
        opacity: column.odds.pending ? 0.6 : 1
        OddsHeadline {
            width: parent.width
            visible: column.withHeadline
            odds: column.odds
        }
        OddsBars {
            width: parent.width
            visible: model.length > 0
            // The first one is the headline.
            model: Array.from(column.answer.chances).slice(column.withHeadline ? 1 : 0)
        }
        TextLines {
            model: column.answer.further
            color: Theme.mutedText
        }
    }
    PushButton {
        visible: column.answer.chances.length > 0 && !column.odds.kept.known
        kind: "quiet"
        text: qsTr("Pin for comparison")
        onClicked: column.odds.keep()
    }
    ColumnCard {
        visible: column.odds.kept.known
        spacing: 12
        SectionTitle { text: qsTr("Pinned for comparison") }
        BodyBlock {
            text: column.odds.kept.headline
        }
        OddsBars {
            width: parent.width
            visible: column.odds.kept.chances.length > 0
            model: column.odds.kept.chances
        }
        PushButton {
            kind: "quiet"
            text: qsTr("Remove")
            onClicked: column.odds.cancel()
        }
    }
    Repeater {
        model: column.odds.form.warnings
        delegate: NoticeLine {
            required property formNotice modelData
            width: column.width
            text: modelData.text
            rule: modelData.rule
        }
    }
    Repeater {
        model: column.answer.warnings
        delegate: NoticeLine {
            required property string modelData
            width: column.width
            text: modelData
        }
    }
    Repeater {
        model: column.answer.series
        delegate: OddsSeriesCard {
            required property oddsSeries modelData
            width: column.width
            series: modelData
        }
    }
    OddsCurvesCard {
        visible: column.answer.matrix.curves.length > 0
        matrix: column.answer.matrix
    }
    OddsMatrixCard {
        width: parent.width
        visible: column.answer.hasMatrix
        matrix: column.answer.matrix
        onCellWanted: cell => column.odds.askCell(cell)
    }
    OddsLadder {
        visible: column.answer.steps.length > 0
        steps: column.answer.steps
    }
    ColumnCard {
        visible: column.answer.notModelled.length > 0
        spacing: 6
        SectionTitle { text: qsTr("Not included") }
        TextLines {
            model: column.answer.notModelled
            color: Theme.warningText
        }
    }
}
