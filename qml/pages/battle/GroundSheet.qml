import QtQuick
import QtQuick.Controls.Basic
import Adjutant

/// A ground in the whole window: nearer or farther by pinching, by the wheel or by its buttons.
Overlaid {
    id: sheet

    required property GroundBoard ground
    readonly property battleBoard board: ground.board

    readonly property bool wide: width >= 820
    /// 1: all of it is in view.
    property real zoom: 1
    readonly property real whole: board.across > 0 && board.deep > 0 ? Math.min(flick.width / board.across, flick.height / board.deep) : 1

    /// Nearer or farther, so that a spot of the window keeps what is under it.
    function zoomTo(wanted: real, x: real, y: real) {
        const next = Math.max(1, Math.min(5, wanted));
        const factor = next / zoom;
        const left = (flick.contentX + x) * factor - x;
        const top = (flick.contentY + y) * factor - y;
        zoom = next;
        flick.contentX = Math.max(0, Math.min(flick.contentWidth - flick.width, left));
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, top));
    }
    function step(factor: real) { zoomTo(zoom * factor, flick.width / 2, flick.height / 2); }

    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    closePolicy: Popup.CloseOnEscape

    onAboutToShow: zoom = 1
    onAboutToHide: plan.drop()
    background: Rectangle { color: Theme.window }
    contentItem: FocusScope {
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.board.title
        Accessible.description: sheet.board.spoken

        SheetHeader {
            id: header
            width: parent.width
            title: sheet.board.title
            onCloseWanted: sheet.close()
            IconButtons {
                entries: [
                    {icon: "ui/minus", label: qsTr("Zoom out"), off: sheet.zoom <= 1, go: () => sheet.step(1 / 1.5)},
                    {icon: "ui/plus", label: qsTr("Zoom in"), off: sheet.zoom >= 5, go: () => sheet.step(1.5)}
                ]
            }
        }
        Flickable {
            id: flick
            anchors.top: header.bottom
            x: Theme.space
            width: sheet.wide ? parent.width - side.width - 3 * Theme.space : parent.width - 2 * Theme.space
            height: sheet.wide ? parent.height - header.height - Theme.space
                               : Math.min(parent.height - header.height - 160, sheet.board.across > 0 ? width * sheet.board.deep / sheet.board.across : width)
            clip: true
            contentWidth: Math.max(width, plan.width)
            contentHeight: Math.max(height, plan.height)
            boundsBehavior: Flickable.StopAtBounds

            GroundPlan {
                id: plan
                x: Math.max(0, (flick.width - width) / 2)
                y: Math.max(0, (flick.height - height) / 2)
                board: sheet.board
                pixels: sheet.whole * sheet.zoom
                touch: sheet.ground.touch
                battle: sheet.ground.mover
                onPut: (id, x, y) => sheet.ground.drop(id, x, y)
                WheelHandler {
                    onWheel: event => sheet.zoomTo(sheet.zoom * (event.angleDelta.y > 0 ? 1.2 : 1 / 1.2),
                                                   plan.x + event.x - flick.contentX, plan.y + event.y - flick.contentY)
                }
                PinchHandler {
                    property real from: 1
                    target: null
                    onActiveChanged: from = sheet.zoom
                    onScaleChanged: if (active) sheet.zoomTo(from * activeScale, flick.width / 2, flick.height / 2)
                }
            }
        }
        ScrollPane {
            id: side
            x: sheet.wide ? parent.width - width - Theme.space : Theme.space
            y: sheet.wide ? header.height : flick.y + flick.height + Theme.gap
            width: sheet.wide ? 340 : parent.width - 2 * Theme.space
            height: parent.height - y - Theme.gap
            contentHeight: sentences.implicitHeight
            GroundSummary {
                id: sentences
                width: side.width - 12
                touch: sheet.ground.touch
                battle: sheet.ground.mover
                onPieceChosen: ref => {
                    sheet.close();
                    sheet.ground.battle.pieceChosen(ref);
                }
            }
        }
    }
}
