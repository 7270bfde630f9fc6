pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// Play on phones: a code to scan for each seat, who is there, and who asks to be let in.
Sheet {
    id: sheet

    title: qsTr("Play on phones")
    onAboutToShow: PhonePlay.begin()
    onAboutToHide: asks = false

    /// It was opened by a proposal: the codes stay out of the way, and it goes with the answer.
    property bool asks: false
    property string asked
    function askOnce() {
        if (PhonePlay.proposal !== "" && PhonePlay.proposal !== asked && !opened) {
            asks = true;
            open();
        } else if (PhonePlay.proposal === "" && PhonePlay.trouble === "" && asks) {
            close();
        }
        asked = PhonePlay.proposal;
    }

    Banner {
        text: PhonePlay.trouble
        actionText: PhonePlay.on ? "" : qsTr("Try again")
        onAction: PhonePlay.begin()
    }
    Question {
        text: PhonePlay.knock !== "" ? qsTr("A phone wants to join: %1").arg(PhonePlay.knock) : ""
        yes: qsTr("Let in")
        no: qsTr("Refuse")
        onAnswered: agreed => PhonePlay.letIn(agreed)
    }
    // A phone wants to undo or redo what others did: whoever is at this screen answers for those without a phone.
    Question {
        text: PhonePlay.proposal
        yes: qsTr("Agree")
        no: qsTr("Decline")
        onAnswered: agreed => PhonePlay.answerProposal(agreed)
    }
    ColumnBlock {
        visible: PhonePlay.on && !sheet.asks
        spacing: Theme.gap
        BodyBlock {
            text: qsTr("Scan this with the camera of the phone. It has to be in the same network as this device.")
        }
        ChoiceBlock {
            label: qsTr("Code for")
            choices: PhonePlay.seats
            current: PhonePlay.seat
            onChosen: value => PhonePlay.seat = value
        }
        QrCode {
            width: Math.min(parent.width, 280)
            source: PhonePlay.picture
        }
        CaptionBlock {
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Each code lets one phone in, within two minutes.")
        }
        MenuEntries {
            entries: [{icon: "ui/copy", text: qsTr("Copy the link"), detail: PhonePlay.link.replace(/#.*/, ""), go: () => Clipboard.copy(PhonePlay.link)}]
        }
        SectionTitle {
            visible: PhonePlay.phones.count > 0
            text: qsTr("Phones")
        }
        Repeater {
            model: PhonePlay.phones
            delegate: EndedRow {
                id: line
                required property phone row
                BodyBlock {
                    topPadding: 4
                    text: line.row.seat
                }
                CaptionBlock {
                    bottomPadding: 4
                    text: Phrase.of(qsTr("%1 · %2"), [line.row.here ? qsTr("connected") : qsTr("not connected"), line.row.name])
                }
                end: IconButtons {
                    entries: [{icon: "ui/delete", label: qsTr("Remove the phone of %1").arg(line.row.seat), go: () => PhonePlay.remove(line.row.id)}]
                }
            }
        }
        SectionTitle {
            visible: networks.visible
            text: qsTr("Network address of this device")
        }
        ChoiceBlock {
            id: networks
            visible: PhonePlay.addresses.length > 1
            label: qsTr("Network address of this device")
            choices: Array.from(PhonePlay.addresses).map(each => ({ text: each, detail: "", value: each }))
            current: PhonePlay.address
            onChosen: value => PhonePlay.address = value
        }
        CaptionBlock {
            text: qsTr("Nothing leaves your network. Whoever can change its traffic could send phones another page.")
        }
        PushButtons {
            entries: [{kind: "quiet", icon: "ui/close", text: qsTr("Stop playing on phones"), go: () => sheet.closeThen(() => PhonePlay.end())}]
        }
    }

    /// Something that a phone asks.
    component Question: ColumnCard {
        id: question
        property alias text: asked.text
        required property string yes
        required property string no
        signal answered(bool agreed)
        visible: text !== ""
        height: visible ? implicitHeight : 0
        spacing: Theme.gap
        BodyBlock {
            id: asked
            Accessible.role: Accessible.AlertMessage
        }
        Row {
            spacing: Theme.gap
            PushButtons {
                entries: [
                    {kind: "primary", text: question.yes, go: () => question.answered(true)},
                    {text: question.no, go: () => question.answered(false)}
                ]
            }
        }
    }
}
