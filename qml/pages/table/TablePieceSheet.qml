pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The card of a piece, what can be put right, and what it can't do now with the reason.
Sheet {
    id: sheet

    required property TableController table
    property gameCard card
    property string sideId
    property string name
    property tablePiece piece
    property var corrections: []
    property var closedOffers: []
    property bool frozen: false
    property bool ofPiece: false

    signal offerChosen(string key)
    signal ruleWanted(string rule)
    signal renameWanted(string side, string name)

    function showPiece(of: tablePiece) {
        piece = of;
        card = table.cardOf(of.ref);
        ofPiece = true;
        name = of.name;
        corrections = of.corrections;
        closedOffers = of.closedOffers;
        open();
    }
    function showSide(side: tableSide) {
        ofPiece = false;
        sideId = side.id;
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
        text: sheet.card.kind
        color: Theme.mutedText
    }
    GameCardView {
        width: parent.width
        visible: sheet.ofPiece
        card: sheet.card
        figuresOpen: true
        onRuleWanted: rule => sheet.ruleWanted(rule)
    }
    Column {
        width: parent.width
        visible: (sheet.corrections.length > 0 || !sheet.ofPiece) && !sheet.frozen
        SectionTitle { text: qsTr("Correct") }
        MenuEntry {
            visible: !sheet.ofPiece
            height: visible ? implicitHeight : 0
            iconName: "ui/edit"
            text: qsTr("Name of the player")
            detail: sheet.name
            onClicked: {
                sheet.close();
                sheet.renameWanted(sheet.sideId, sheet.name);
            }
        }
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
            delegate: Item {
                id: closed
                required property tableOffer modelData
                width: parent ? parent.width : 0
                implicitHeight: Math.max(words.implicitHeight, entry.height)
                Column {
                    id: words
                    width: parent.width - entry.width
                    anchors.verticalCenter: parent.verticalCenter
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
                RuleButton {
                    id: entry
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    rule: closed.modelData.rule
                    about: closed.modelData.label
                }
            }
        }
    }
}
