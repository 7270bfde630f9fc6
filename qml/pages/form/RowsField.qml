import QtQuick
import Adjutant.Components

/// Rows that can be added; each is a group of fields below this one.
Column {
    id: rows

    required property FormController form
    required property formField row
    readonly property bool full: row.keys.length >= row.most

    spacing: 6

    CaptionBlock {
        text: rows.row.keys.length === 0 ? qsTr("None yet.") : qsTr("%Ln so far.", "", rows.row.keys.length)
    }
    Row {
        width: parent.width
        spacing: Theme.gap
        visible: !rows.full
        TextEntry {
            id: name
            visible: rows.row.named
            width: parent.width - add.width - Theme.gap
            label: rows.row.rowLabel !== "" ? rows.row.rowLabel : qsTr("Name")
            onAccepted: rows.add()
        }
        PushButton {
            id: add
            anchors.bottom: parent.bottom
            iconName: "ui/plus"
            enabled: !rows.row.named || name.text.trim() !== ""
            text: rows.row.rowLabel !== "" && !rows.row.named ? qsTr("Add: %1").arg(rows.row.rowLabel) : qsTr("Add")
            onClicked: rows.add()
        }
    }
    function add() {
        form.addRow(row.path, name.text);
        name.text = "";
    }
}
