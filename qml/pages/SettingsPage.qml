pragma ComponentBehavior: Bound
import QtQuick
import Adjutant

/// Look, language, and where everything is kept.
PageFrame {
    id: page

    title: qsTr("Settings")
    keys: ({backUp: () => backUp()})

    function backUp() {
        const path = Settings.backUp();
        if (path !== "")
            shell.report(qsTr("Backed up as %1").arg(path), "", null);
    }

    ColumnPane {
        anchors.top: page.header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        most: 760 - 2 * Theme.space
        above: 0
        below: 2 * Theme.wideSpace

        SettingsGroup {
            title: qsTr("Theme")
            ChoiceBlock {
                label: qsTr("Theme")
                current: Settings.theme
                choices: [
                    {text: qsTr("Same as system"), value: Settings.System},
                    {text: qsTr("Light"), value: Settings.Light},
                    {text: qsTr("Dark"), value: Settings.Dark},
                    {text: qsTr("High contrast"), value: Settings.HighContrast}
                ]
                onChosen: value => Settings.theme = value
            }
        }
        SettingsGroup {
            title: qsTr("Text size")
            ChoiceBlock {
                label: qsTr("Text size")
                current: Settings.textSize
                choices: Array.from([100, 125, 150, 200], size => ({text: qsTr("%L1%").arg(size), value: size}))
                onChosen: value => Settings.textSize = value
            }
            MutedBlock { text: qsTr("This is how text will look.") }
        }
        SettingsGroup {
            title: qsTr("Language")
            ChoiceBlock {
                label: qsTr("Language")
                current: Settings.language
                choices: [
                    {text: qsTr("Same as system"), value: ""},
                    {text: "Deutsch", value: "de"},
                    {text: "English", value: "en"},
                    {text: "Español", value: "es"},
                    {text: "Français", value: "fr"}
                ]
                onChosen: value => Settings.language = value
            }
        }
        SettingsGroup {
            title: qsTr("Your data")
            BodyBlock {
                text: Settings.dataFolder
                wrapMode: Text.WrapAnywhere
            }
            CaptionBlock {
                text: qsTr("Lists, matches and backups are saved here. Your own units go into %1 as YAML files; they replace the built-in ones, and updates never change them.").arg(Settings.catalogueFolder)
            }
            FlowBlock {
                PushButtons {
                    entries: [
                        {icon: "ui/folder", text: qsTr("Open folder"), go: () => Settings.openDataFolder()},
                        {text: qsTr("Choose another…"), off: Settings.dataFolderFixed, go: () => {
                            if (Settings.chooseDataFolder())
                                page.shell.report(qsTr("The new folder is used after a restart. Your lists and matches stay in the old one."), "", null);
                        }}
                    ]
                }
            }
            BinEntry {}
            Repeater {
                model: ListLibrary.catalogueFaults
                delegate: Banner {
                    required property string modelData
                    text: modelData
                    grave: false
                }
            }
        }
        SettingsGroup {
            title: qsTr("Backup")
            CaptionBlock {
                text: qsTr("Saves all lists, matches, notes and house rules to one file in the same folder. Restoring one backs up your current data first.")
            }
            PushButtons {
                entries: [{icon: "ui/backup", text: qsTr("Back up now"), go: () => page.backUp()}]
            }
            MenuEntries {
                entries: Array.from(Settings.backups, each => ({icon: "ui/backup", text: each.title, detail: each.summary,
                                                                go: () => confirm.openWith({backup: each.rule, made: each.title})}))
            }
        }
        SettingsGroup {
            visible: Settings.setAside.length > 0
            title: qsTr("Set-aside files")
            CaptionBlock {
                text: qsTr("Files that were damaged, or changed by another program while open. They are in the set-aside folder, each with a text file that says why.")
            }
            MenuEntries {
                entries: Array.from(Settings.setAside, each => ({icon: "ui/folder", text: each.title, detail: each.summary,
                                                                 go: () => page.shell.report(each.rule, "", null)}))
            }
        }
        CaptionBlock { text: qsTr("Adjutant %1 · free software, GPL 3 or later").arg(Settings.version) }
    }

    Sheet {
        id: confirm
        property string backup
        property string made
        title: qsTr("Restore this backup?")
        preferredWidth: 460
        BodyBlock {
            text: qsTr("The lists, matches, house rules and your own units from %1 replace your current ones; anything not in the backup stays. Your current data is backed up first, so you can go back.").arg(confirm.made)
        }
        buttons: [
            {kind: "primary", text: qsTr("Restore"), go: () => {
                confirm.close();
                if (Settings.restore(confirm.backup)) {
                    ListLibrary.refresh();
                    MatchHistory.refresh();
                    page.shell.report(qsTr("Backup from %1 restored.").arg(confirm.made), "", null);
                }
            }},
            {text: qsTr("Cancel"), go: () => confirm.close()}
        ]
    }

    component SettingsGroup: ColumnCard {
        id: group
        required property string title
        spacing: 10
        TitleText { text: group.title }
    }
}
