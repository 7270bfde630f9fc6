pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// Options to pick from, one under the other; closed ones come last, with their reason.
Column {
    id: pick

    required property FormController form
    required property formField row
    readonly property bool several: row.kind === "several"

    spacing: 6
    Accessible.role: Accessible.Grouping
    Accessible.name: row.label

    function choose(option: formOption) {
        if (option.standing === "closed")
            return;
        if (several)
            form.toggle(row.path, option.id);
        else
            form.answer(row.path, option.id);
    }

    CaptionBlock {
        visible: pick.several && (pick.row.least > 0 || pick.row.most < pick.row.options.count)
        text: pick.row.least === pick.row.most ? qsTr("Pick %L1.").arg(pick.row.least)
            : pick.row.least === 0 ? qsTr("Pick up to %L1.").arg(pick.row.most)
            : Phrase.of(qsTr("Pick %L1 to %L2."), [pick.row.least, pick.row.most])
    }
    Repeater {
        model: pick.row.options
        delegate: EndedRow {
            id: place
            required property formOption row
            Choice {
                id: line

                readonly property bool closed: place.row.standing === "closed"
                isCurrent: place.row.picked

                width: parent.width
                implicitHeight: Math.max(52, words.implicitHeight + 20)
                onClicked: pick.choose(place.row)
                focusPolicy: Qt.StrongFocus

                contentItem: Item {
                    Rectangle {
                        x: 2
                        anchors.verticalCenter: parent.verticalCenter
                        width: 24
                        height: 24
                        radius: pick.several ? 6 : 12
                        visible: !line.closed
                        color: place.row.picked ? Theme.accent : Theme.surface
                        border.width: place.row.picked ? 0 : 2
                        border.color: Theme.outline
                        Icon {
                            anchors.centerIn: parent
                            visible: place.row.picked && place.row.place === 0
                            name: "ui/check"
                            size: 16
                            fixed: true
                            color: Theme.accentText
                        }
                        PlainText {
                            anchors.centerIn: parent
                            visible: place.row.place > 0
                            text: "%L1".arg(place.row.place)
                            color: Theme.accentText
                            font.pixelSize: 14
                            font.weight: Font.DemiBold
                        }
                    }
                    Icon {
                        x: 4
                        anchors.verticalCenter: parent.verticalCenter
                        visible: line.closed
                        name: "ui/minus"
                        fixed: true
                        color: Theme.mutedText
                    }
                    Column {
                        id: words
                        x: 38
                        width: parent.width - x
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 2
                        PlainBlock {
                            text: place.row.label
                            color: line.closed ? Theme.mutedText : Theme.text
                            font.weight: place.row.picked ? Font.DemiBold : Font.Normal
                        }
                        PlainCaptionBlock { text: place.row.detail }
                        PlainCaptionBlock {
                            text: place.row.odds
                            color: Theme.accent
                        }
                        PlainCaptionBlock {
                            text: place.row.reason
                            color: place.row.standing === "warned" ? Theme.warningText : Theme.mutedText
                            font.italic: line.closed
                        }
                    }
                }
                background: Rectangle {
                    radius: Theme.smallRadius
                    color: line.closed ? "transparent" : place.row.picked || line.down || line.hovered ? Theme.accentSoft : Theme.surface
                    border.width: line.closed ? 0 : place.row.picked ? 2 : Theme.borderWidth
                    border.color: place.row.picked ? Theme.accent : place.row.standing === "warned" ? Theme.warningText : Theme.outline
                    FocusRing { shown: line.activeFocus }
                }
                horizontalPadding: 12
                // After the role that Qt 6.4 gives it by its type.
                Component.onCompleted: if (pick.several) Accessible.role = Accessible.CheckBox
                Accessible.name: place.row.label
                Accessible.description: Phrase.joined([place.row.detail, place.row.odds, closed && place.row.reason === "" ? qsTr("not possible") : place.row.reason], ". ")
                Accessible.onToggleAction: line.clicked()
            }
            end: RuleButton {
                rule: place.row.rule
                about: place.row.rule !== "" ? place.row.label : ""
            }
        }
    }
    Row {
        width: parent.width
        spacing: Theme.gap
        visible: pick.row.typed
        TextEntry {
            id: other
            width: parent.width - add.width - Theme.gap
            label: (pick.row.options?.count ?? 0) > 0 ? qsTr("Something else") : pick.row.label
            onAccepted: pick.addTyped()
        }
        PushButton {
            id: add
            anchors.bottom: other.bottom
            text: qsTr("Add")
            enabled: other.text.trim() !== ""
            onClicked: pick.addTyped()
        }
    }
    function addTyped() {
        const text = other.text.trim();
        if (text === "")
            return;
        if (several)
            form.toggle(row.path, text);
        else
            form.answer(row.path, text);
        other.text = "";
    }
}
