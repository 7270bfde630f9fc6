pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// The card of a piece, what can be put right, and what it can't do now with the reason.
Sheet {
    id: sheet

    property string name
    property tablePiece piece
    property var corrections: []
    property var closedOffers: []
    property bool frozen: false
    property bool ofPiece: false

    signal offerChosen(string key)

    function showPiece(of: tablePiece) {
        piece = of;
        ofPiece = true;
        name = of.name;
        corrections = of.corrections;
        closedOffers = of.closedOffers;
        open();
    }
    function showSide(side: tableSide) {
        ofPiece = false;
        name = side.name;
        corrections = side.corrections;
        closedOffers = side.closedOffers;
        open();
    }

    title: name
    preferredWidth: 480

    BodyText {
        width: parent.width
        visible: sheet.ofPiece && text !== ""
        text: sheet.piece.cardKind
        color: Theme.mutedText
    }
    Flow {
        width: parent.width
        spacing: 8
        visible: sheet.ofPiece && sheet.piece.stats.length > 0
        Repeater {
            model: sheet.piece.stats
            delegate: Rectangle {
                id: stat
                required property tableStat modelData
                width: Math.max(68, figure.implicitWidth + 20, label.implicitWidth + 20)
                height: figure.implicitHeight + label.implicitHeight + 16
                radius: Theme.smallRadius
                color: Theme.surface
                border.width: Theme.borderWidth
                border.color: Theme.divider
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(modelData.label).arg(modelData.value)
                Text {
                    id: figure
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 8
                    textFormat: Text.PlainText
                    text: stat.modelData.value
                    color: Theme.text
                    font.pixelSize: Theme.titleSize
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
                CaptionText {
                    id: label
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 8 + figure.height
                    text: stat.modelData.label
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 6
        visible: sheet.ofPiece && sheet.piece.abilities.length > 0
        Repeater {
            model: sheet.piece.abilities
            delegate: StateChip {
                required property string modelData
                text: modelData
            }
        }
    }
    Repeater {
        model: sheet.ofPiece ? sheet.piece.lines : []
        delegate: BodyText {
            required property string modelData
            width: parent ? parent.width : 0
            text: modelData
        }
    }
    CaptionText {
        width: parent.width
        visible: sheet.ofPiece && sheet.piece.sample
        text: qsTr("Sample data: invented for trying things out.")
    }
    Column {
        width: parent.width
        visible: sheet.corrections.length > 0 && !sheet.frozen
        SectionTitle { text: qsTr("Correct") }
        Repeater {
            model: sheet.corrections
            delegate: MenuEntry {
                required property tableOffer modelData
                iconName: "ui/edit"
                text: modelData.label
                detail: modelData.detail
                onClicked: {
                    sheet.close();
                    sheet.offerChosen(modelData.key);
                }
            }
        }
    }
    Column {
        width: parent.width
        spacing: 8
        visible: sheet.closedOffers.length > 0 && !sheet.frozen
        SectionTitle { text: qsTr("Not possible now") }
        Repeater {
            model: sheet.closedOffers
            delegate: Column {
                id: closed
                required property tableOffer modelData
                width: parent ? parent.width : 0
                BodyText {
                    width: parent.width
                    text: closed.modelData.label
                    color: Theme.mutedText
                }
                CaptionText {
                    width: parent.width
                    text: closed.modelData.reason
                }
            }
        }
    }
}
