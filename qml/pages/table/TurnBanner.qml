import QtQuick
import Adjutant.Components
import Adjutant.ViewModels

/// Whose turn it is, and which phase; or how it ended.
Card {
    id: banner

    required property TableController table
    readonly property color ink: table.actsPlace >= 0 ? Theme.sideColour("", table.actsPlace) : Theme.accent

    /// What was told stands beside the headline, where there is room.
    readonly property bool wide: width >= 760 * Theme.textScale

    implicitHeight: (wide ? Math.max(words.implicitHeight, told.height) : words.implicitHeight + 4 + told.height) + 28
    clip: true

    Rectangle {
        width: 8
        height: parent.height
        radius: 4
        color: banner.ink
    }
    Column {
        id: words
        x: 24
        y: 14
        width: banner.wide ? parent.width / 2 - 36 : parent.width - 40
        spacing: 4
        CaptionText {
            width: parent.width
            visible: text !== ""
            text: banner.table.round > 0 && !banner.table.headline.includes(qsTr("Round %L1").arg(banner.table.round)) ? qsTr("Round %L1").arg(banner.table.round) : ""
        }
        Text {
            width: parent.width
            textFormat: Text.PlainText
            text: banner.table.headline
            color: Theme.text
            font.pixelSize: Theme.headingSize
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            color: banner.ink
            font.weight: Font.DemiBold
            text: banner.table.whoText
        }
    }
    // What the last command brought; its place is kept, so that nothing below it moves under a finger.
    CaptionText {
        id: told
        x: banner.wide ? parent.width / 2 : words.x
        y: banner.wide ? words.y : words.y + words.implicitHeight + 4
        width: banner.wide ? parent.width / 2 - 16 : words.width
        height: banner.table.records === 0 ? 0 : 3 * Math.ceil(1.4 * Theme.captionSize)
        elide: Text.ElideRight
        readonly property bool shortened: true // The log has all of it.
        maximumLineCount: 3
        text: banner.table.shownAt < 0 ? banner.table.lastTold : ""
        Accessible.ignored: text === ""
        Accessible.role: Accessible.AlertMessage
    }
}
