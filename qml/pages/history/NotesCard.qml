pragma ComponentBehavior: Bound
import QtQuick
import Adjutant.Components

/// What the players want to remember of a match, and its photos.
ColumnCard {
    id: card

    required property MatchStory story

    spacing: 12

    TextArea {
        id: notes
        label: qsTr("Notes")
        text: card.story.notes
        readOnly: !card.story.editable
        onEdited: card.story.notes = text
    }
    SectionTitle { text: qsTr("Photos") }
    CaptionBlock {
        text: !card.story.editable ? qsTr("A damaged match stays as it is until it is resumed.") : card.story.photos.length === 0 ? qsTr("Photos stay where they are; the match only links to them.") : ""
    }
    FlowBlock {
        Repeater {
            model: card.story.photos
            delegate: Item {
                id: photo
                required property int index
                required property var modelData
                width: Math.min(card.inner, 168)
                height: frame.height + 4 + Math.max(Theme.target, name.implicitHeight)
                Inset {
                    id: frame
                    width: parent.width
                    height: 112
                    Image {
                        id: picture
                        anchors.fill: parent
                        anchors.margins: 2
                        source: photo.modelData.url
                        sourceSize.width: 2 * width
                        fillMode: Image.PreserveAspectFit
                        asynchronous: true
                        autoTransform: true
                        Accessible.role: Accessible.Graphic
                        Accessible.name: photo.modelData.name
                    }
                    CaptionText {
                        anchors.centerIn: parent
                        width: parent.width - 16
                        visible: picture.status === Image.Null || picture.status === Image.Error
                        horizontalAlignment: Text.AlignHCenter
                        text: photo.modelData.there ? qsTr("Can’t be shown") : qsTr("Photo not found")
                    }
                }
                PlainCaption {
                    id: name
                    y: frame.height + 4
                    width: parent.width - Theme.target
                    height: Theme.target
                    verticalAlignment: Text.AlignVCenter
                    elide: Text.ElideMiddle
                    wrapMode: Text.NoWrap
                    text: photo.modelData.name
                }
                IconButton {
                    anchors.right: parent.right
                    y: frame.height + 4
                    visible: card.story.editable
                    iconName: "ui/close"
                    iconSize: 18
                    label: qsTr("Remove %1 from the match").arg(photo.modelData.name)
                    onClicked: card.story.removePhoto(photo.index)
                }
            }
        }
    }
    PushButtons {
        entries: [{icon: "ui/plus", text: qsTr("Add photos"), shown: card.story.editable, go: () => card.story.choosePhotos()}]
    }
}
