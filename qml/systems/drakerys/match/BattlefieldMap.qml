pragma ComponentBehavior: Bound
import QtQuick
import Adjutant
import Adjutant.Components
import Adjutant.ViewModels

/// The battlefield from above, 90 × 90 cm, Deployment Area A at the bottom: what lies there can be dragged; with a
/// ruler, distances are measured instead.
Item {
    id: map

    required property Battlefield field
    /// Measures between what is tapped; null: pieces are moved.
    property FieldRuler ruler: null
    property bool showConquest: field.conquestPlayed
    property bool showDiagonals: field.diagonalsPlayed
    /// The id of the piece that is worked on; empty: none.
    property string selected: ""
    readonly property real centimetre: ground.width / 90
    property MapPiece current: null

    onSelectedChanged: current = pieceOf(selected)

    function pieceOf(id: string): MapPiece {
        for (let k = 0; k < pieces.count; ++k) {
            const piece = pieces.itemAt(k) as MapPiece;
            if (piece && piece.row.id === id)
                return piece;
        }
        return null;
    }
    /// Gives a piece the keyboard, as after it was placed.
    function select(id: string) {
        pieceOf(id)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitWidth: 320
    implicitHeight: width
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Battlefield, 90 × 90 cm")

    FieldGround {
        id: ground
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.floor(Math.min(map.width, map.height))
        height: width
        radius: 4
        field: map.field
        centimetre: map.centimetre
        showConquest: map.showConquest
        showDiagonals: map.showDiagonals

        MouseArea {
            anchors.fill: parent
            enabled: !map.ruler
            onClicked: map.selected = ""
        }
        Repeater {
            id: pieces
            model: map.field.pieces
            delegate: MapPiece {
                field: map.field
                centimetre: map.centimetre
                fieldSide: 90
                movable: !map.ruler
                selected: map.selected === row.id
                onChosen: map.selected = row.id
                onMeasured: map.ruler?.measureTo(row.id)
            }
        }
        MapMeasure {
            anchors.fill: parent
            z: 4
            visible: map.ruler !== null
            measure: map.ruler?.measure ?? nothing
            centimetre: map.centimetre
            property fieldMeasure nothing
        }
        MouseArea {
            anchors.fill: parent
            z: 5
            enabled: map.ruler !== null
            visible: enabled
            cursorShape: Qt.CrossCursor
            onClicked: mouse => map.ruler.measureAt(mouse.x / map.centimetre, 90 - mouse.y / map.centimetre)
        }
    }
    // What the piece is that is worked on, and where it is while it is held: above the finger.
    Rectangle {
        id: readout
        readonly property MapPiece held: map.current && (map.current.moving || map.current.selected) ? map.current : null
        readonly property real middle: held ? ground.x + held.atX * map.centimetre : 0
        readonly property real level: held ? ground.y + (90 - held.atY) * map.centimetre : 0
        readonly property real lift: held ? held.height / 2 + 10 : 0
        visible: held !== null
        width: Math.min(words.implicitWidth, map.width - 24) + 20
        height: words.height + 12
        x: Math.max(0, Math.min(map.width - width, middle - width / 2))
        y: level - lift - height < 0 ? level + lift : level - lift - height
        z: 5
        radius: Theme.smallRadius
        color: held && held.wrong ? Theme.dangerSoft : Theme.raised
        border.width: held && held.wrong ? 2 : Theme.borderWidth
        border.color: held && held.wrong ? Theme.danger : Theme.outline
        Text {
            id: words
            x: 10
            y: 6
            width: Math.min(implicitWidth, map.width - 24)
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            text: !readout.held ? "" : !readout.held.moving ? readout.held.row.name
                  : readout.held.placeWords + (readout.held.verdict.words !== "" ? "\n" + readout.held.verdict.words : "")
            color: readout.held && readout.held.wrong ? Theme.danger : Theme.text
            font.pixelSize: Theme.bodySize
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
}
