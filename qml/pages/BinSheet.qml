pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// The deleted lists and matches, each brought back by a tap.
Sheet {
    id: sheet

    /// Why the last one could not be brought back.
    property string why

    title: qsTr("Bin")
    onAboutToShow: {
        why = "";
        Bin.look();
        ListLibrary.announceNews();
    }

    Banner { text: sheet.why }
    CaptionBlock {
        text: Bin.contents !== "" ? qsTr("Tap a list or match to restore it.")
              : ListLibrary.trouble !== "" ? ListLibrary.trouble
              : qsTr("The bin is empty. Deleted lists and matches stay here for 30 days.")
    }
    DeletedThings {
        title: qsTr("Lists")
        things: Bin.lists
        onChosen: (id, name) => sheet.settle(Bin.bringBackList(id), name)
    }
    DeletedThings {
        title: qsTr("Matches")
        things: Bin.matches
        onChosen: (id, name) => sheet.settle(Bin.bringBackMatch(id), name)
    }

    function settle(fault: string, name: string) {
        why = fault;
        ListLibrary.refreshLists();
        MatchHistory.refresh();
        if (fault !== "")
            return;
        (parent.Window.window as Main)?.report(qsTr("%1 restored.").arg(name), "", null);
        if (Bin.contents === "")
            sheet.close();
    }

    component DeletedThings: ColumnBlock {
        id: group
        required property string title
        required property var things
        signal chosen(string id, string name)
        visible: group.things.length > 0
        SectionTitle { text: group.title }
        Repeater {
            model: group.things
            delegate: MenuEntry {
                required property ruleChip modelData
                iconName: modelData.icon
                text: modelData.title
                detail: modelData.summary
                Accessible.description: qsTr("%1. Restores it").arg(detail)
                onClicked: group.chosen(modelData.rule, modelData.title)
            }
        }
    }
}
