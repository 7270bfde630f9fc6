#pragma once

#include "app/catalogues/datafolder.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/shown.h"

#include <QApplication>
#include <QSettings>

namespace adjutant {

class Workspace;

/// What a player chose about the app itself; kept at once in a file of the user's.
class Settings : public QObject
{
    Q_OBJECT
    FOUND_ON_ENGINE(Settings)

public:
    enum Theme { System, Light, Dark, HighContrast };
    Q_ENUM(Theme)
    SET_BY(Theme, theme, setTheme, themeChanged) = System;
    WRITABLE(int, textSize, setTextSize, textSizeChanged) = 100; ///< per cent
    /// `de`, `en`, `es`, `fr`; empty: the system's.
    SET_BY(QString, language, setLanguage, languageChanged);
    COMPUTED(QString, dataFolder, dataFolderChanged);
    COMPUTED(QString, catalogueFolder, dataFolderChanged);
    Q_PROPERTY(bool dataFolderFixed READ dataFolderFixed CONSTANT)
    /// The files that were set aside, of RuleChip: when, what, where.
    COMPUTED(QVariantList, setAside, backupsChanged);
    COMPUTED(QVariantList, backups, backupsChanged);
    /// Whether the match is shown for arm's length.
    SET_BY(bool, largeControls, setLargeControls, largeControlsChanged) = false;
    /// Whether the match has a half for each player, the far one turned round.
    SET_BY(bool, twoSided, setTwoSided, twoSidedChanged) = false;
    /// The match that is on the screen, and is again when the app begins; empty: none.
    SET_BY(QString, openMatch, setOpenMatch, openMatchChanged);
    Q_PROPERTY(bool motion READ motion CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    explicit Settings(Workspace& workspace, QObject* parent = nullptr);

    /// What became of settings that could not be read, in words; empty where they could.
    QString news() const;

    void setTextSize(int perCent);
    /// Whether the environment chose it.
    bool dataFolderFixed() const { return qEnvironmentVariableIsSet("ADJUTANT_DATA_HOME"); }
    QString game() const { return m_game; } ///< the id of the chosen game; empty: none yet
    void setGame(const QString& game);
    /// False where the system asks for less of it.
    bool motion() const { return QApplication::isEffectEnabled(Qt::UI_General); }
    QString version() const { return QCoreApplication::applicationVersion(); }

    /// The language the app speaks now.
    QString spokenLanguage() const;

    Q_INVOKABLE void openDataFolder() const;
    /// Asks for a folder and keeps it for the next start; false where nothing was chosen.
    Q_INVOKABLE bool chooseDataFolder();
    /// Makes a backup; the path of its file, or an empty text with why there is none, or what it lacks, in
    /// `problem`.
    Q_INVOKABLE QString backUp();
    /// Puts what is in a backup in the place of the present lists and matches, which are backed up first.
    Q_INVOKABLE bool restore(const QString& backup);

Q_SIGNALS:
    void themeChanged();
    void textSizeChanged();
    void languageChanged();
    void dataFolderChanged();
    void largeControlsChanged();
    void twoSidedChanged();
    void openMatchChanged();
    void backupsChanged();
    void problem(const QString& words);

private:
    Workspace& m_workspace;
    std::optional<LostSettings> m_lost;
    QSettings m_settings;
    QString m_game;
};

/// A game as the pages know it: its name, and what there is of it.
class GameChoice
{
    ROW(GameChoice, gameChoice);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, offers);           ///< what there is of it, in a line of words
    ROW_FIELD(QString, colour);           ///< its accent, in the shades that the theme knows
    ROW_FIELD(bool, unitPage) = false;    ///< it has a page of its own on which the card of a Unit is typed
    ROW_FIELD(bool, asksOfLists) = false; ///< a new list is asked for its faction or its limits
    ROW_FIELD(bool, hasMatch) = false;    ///< matches can be played
};

/// The games there are, and the chosen one: what Home, lists, odds and rules are about. The choice is
/// remembered.
class Games : public QObject
{
    Q_OBJECT
    FOUND_ON_ENGINE(Games)
    COMPUTED(adjutant::GameChoice, current, currentChanged);
    COMPUTED(QVariantList, all, worded); ///< of GameChoice, in the order in which they are offered

public:
    /// Takes up the game that the settings remember.
    Games(Workspace& workspace, Settings& settings, QObject* parent = nullptr);

    /// The game of that id; the chosen one where nothing has it.
    Q_INVOKABLE adjutant::GameChoice game(const QString& id) const;
    Q_INVOKABLE void choose(const QString& id);

    /// Words everything anew, after the language changed.
    void refresh();

Q_SIGNALS:
    void currentChanged();
    void worded();

private:
    Workspace& m_workspace;
    Settings& m_settings;
};

} // namespace adjutant
