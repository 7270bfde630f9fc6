#pragma once

#include "app/catalogues/settingsfile.h"
#include "app/viewmodels/rows/row.h"

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace adjutant {

class Workspace;

/// What a player chose about the app itself; kept at once in a file of the user's.
class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    COMPUTED(QString, dataFolder, dataFolderChanged);
    COMPUTED(QString, catalogueFolder, dataFolderChanged);
    Q_PROPERTY(bool dataFolderFixed READ dataFolderFixed CONSTANT)
    /// The files that were set aside, of RuleChip: when, what, where.
    COMPUTED(QVariantList, setAside, backupsChanged);
    COMPUTED(QVariantList, backups, backupsChanged);
    Q_PROPERTY(bool largeControls READ largeControls WRITE setLargeControls NOTIFY matchChanged)
    Q_PROPERTY(bool twoSided READ twoSided WRITE setTwoSided NOTIFY matchChanged)
    Q_PROPERTY(QString openMatch READ openMatch WRITE setOpenMatch NOTIFY matchChanged)
    Q_PROPERTY(bool motion READ motion CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    enum Theme { System, Light, Dark, HighContrast };
    Q_ENUM(Theme)

    explicit Settings(Workspace& workspace, QObject* parent = nullptr);

    /// Gives QML the one that was put on its engine.
    static Settings* create(QQmlEngine* qml, QJSEngine* js);

    /// What became of settings that could not be read, in words; empty where they could.
    QString news() const;

    Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    int textSize() const { return m_textSize; } ///< per cent
    void setTextSize(int perCent);
    QString language() const { return m_language; } ///< `de`, `en`, `es`, `fr`; empty: the system's
    void setLanguage(const QString& language);
    bool dataFolderFixed() const;           ///< the environment chose it
    QString game() const { return m_game; } ///< the id of the chosen game; empty: none yet
    void setGame(const QString& game);
    /// Whether the match is shown for arm's length.
    bool largeControls() const { return m_largeControls; }
    void setLargeControls(bool large);
    /// Whether the match has a half for each player, the far one turned round.
    bool twoSided() const { return m_twoSided; }
    void setTwoSided(bool twoSided);
    /// The match that is on the screen, and is again when the app begins; empty: none.
    QString openMatch() const { return m_openMatch; }
    void setOpenMatch(const QString& match);
    bool motion() const; ///< false where the system asks for less of it
    QString version() const;

    /// The language the app speaks now.
    QString spokenLanguage() const;

    Q_INVOKABLE void openDataFolder() const;
    /// Asks for a folder and keeps it for the next start; false where nothing was chosen.
    Q_INVOKABLE bool chooseDataFolder();
    /// Makes a backup; the path of its file, or an empty text with the reason in `problem`.
    Q_INVOKABLE QString backUp();
    /// Puts what is in a backup in the place of the present lists and matches, which are backed up first.
    Q_INVOKABLE bool restore(const QString& backup);

Q_SIGNALS:
    void themeChanged();
    void textSizeChanged();
    void languageChanged();
    void dataFolderChanged();
    void matchChanged();
    void backupsChanged();
    void problem(const QString& words);

private:
    template <class Value>
    void keep(Value& kept, const Value& value, const QString& key, void (Settings::*changed)());
    QString chosenGame() const;

    Workspace& m_workspace;
    std::optional<LostSettings> m_lost;
    QSettings m_settings;
    Theme m_theme;
    int m_textSize;
    QString m_language;
    QString m_game;
    bool m_largeControls;
    bool m_twoSided;
    QString m_openMatch;
};

} // namespace adjutant
