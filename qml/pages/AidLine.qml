pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// A line of a player aid; where it has a rule of its own, it opens it.
Pressable {
    id: row

    required property aidLine modelData
    /// The shares of its columns, together 1.
    required property var widths
    /// Which of them have figures; none: it is no table.
    required property list<bool> centred
    property bool head: false
    property real shrink: 1
    readonly property bool opens: modelData.rule !== ""

    width: parent ? parent.width : 0
    implicitHeight: Math.max(opens ? Theme.target : 0, cells.implicitHeight + (head ? 4 : 12))
    enabled: opens
    focusPolicy: opens ? Qt.StrongFocus : Qt.NoFocus
    onClicked: (Window.window as Main)?.openRule(modelData.rule)

    contentItem: Item {
        Row {
            id: cells
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: row.modelData.cells.length
                delegate: PlainText {
                    required property int index
                    readonly property bool figure: row.modelData.figures[index]
                    readonly property bool middle: figure || row.centred[index] === true
                    width: row.widths[index] * row.availableWidth
                    rightPadding: middle ? 2 : 8
                    leftPadding: middle && index > 0 ? 2 : 0
                    textFormat: Text.StyledText
                    text: row.modelData.cells[index]
                    color: row.head ? Theme.mutedText : figure ? Theme.accent : Theme.text
                    font.pixelSize: Math.round(row.shrink * (row.head ? Theme.captionSize : Theme.bodySize * (figure ? 1.3 : 1.05)))
                    font.weight: figure && !row.head ? Font.Bold : Font.Normal
                    horizontalAlignment: middle ? Text.AlignHCenter : Text.AlignLeft
                    wrapMode: figure ? Text.NoWrap : Text.Wrap
                    fontSizeMode: figure ? Text.HorizontalFit : Text.FixedSize
                    minimumPixelSize: 10
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
    ringMargin: 0
    Accessible.role: opens ? Accessible.Button : Accessible.StaticText
    Accessible.name: modelData.spoken
    Accessible.ignored: head
}
