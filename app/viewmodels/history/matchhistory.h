#pragma once

#include "app/storage/matches/matchindex.h"
#include "app/viewmodels/history/historylist.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/rowmodel.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

class QJSEngine;
class QQmlEngine;

namespace adjutant {

class MatchStore;
class Workspace;
struct MatchResults;

/// The history: every match that is kept, narrowed by a search and filters, and what came of them. Search and
/// filters stay while the app runs. What goes wrong becomes `message`.
class MatchHistory : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(adjutant::HistoryList* matches READ matches CONSTANT)
    Q_PROPERTY(int found READ found NOTIFY changed)
    Q_PROPERTY(bool any READ any NOTIFY changed)
    Q_PROPERTY(int unread READ unread NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    Q_PROPERTY(QString state READ state WRITE setState NOTIFY filterChanged)
    Q_PROPERTY(QString faction READ faction WRITE setFaction NOTIFY filterChanged)
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY filterChanged)
    Q_PROPERTY(QString mission READ mission WRITE setMission NOTIFY filterChanged)
    Q_PROPERTY(QString period READ period WRITE setPeriod NOTIFY filterChanged)
    Q_PROPERTY(int filters READ filters NOTIFY filterChanged)
    Q_PROPERTY(QString filterWords READ filterWords NOTIFY filterChanged)
    Q_PROPERTY(QVariantList factions READ factions NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList players READ players NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList missions READ missions NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList periods READ periods NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList allMissions READ allMissions CONSTANT)
    Q_PROPERTY(QVariantList allFactions READ allFactions CONSTANT)
    Q_PROPERTY(QVariantList armies READ armies NOTIFY choicesChanged)
    Q_PROPERTY(QString self READ self WRITE setSelf NOTIFY resultsChanged)
    Q_PROPERTY(adjutant::TallyRow overall READ overall NOTIFY resultsChanged)
    Q_PROPERTY(adjutant::RowModel* byFaction READ byFaction CONSTANT)
    Q_PROPERTY(adjutant::RowModel* byOpponent READ byOpponent CONSTANT)
    Q_PROPERTY(adjutant::RowModel* byOpposing READ byOpposing CONSTANT)
    Q_PROPERTY(adjutant::RowModel* byMission READ byMission CONSTANT)
    Q_PROPERTY(adjutant::RowModel* byTurn READ byTurn CONSTANT)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    explicit MatchHistory(Workspace& workspace, QObject* parent = nullptr);

    /// For QML: of the workspace that was put on its engine.
    static MatchHistory* create(QQmlEngine* qml, QJSEngine* js);

    HistoryList* matches() const { return m_matches; }
    int found() const { return m_found; } ///< matches that search and filters show
    bool any() const { return m_any; }    ///< whether there is any match at all
    int unread() const;                   ///< files that are still to be read

    QString search() const { return m_filter.text; }
    void setSearch(const QString& words);
    QString state() const { return m_filter.state; } ///< `open`, `finished`, `abandoned`; empty: any
    void setState(const QString& state);
    QString faction() const { return m_filter.faction; }
    void setFaction(const QString& faction);
    QString player() const { return m_filter.player; }
    void setPlayer(const QString& name);
    QString mission() const { return m_filter.mission; }
    void setMission(const QString& mission);
    QString period() const { return m_period; } ///< `30d`, `365d`, a year as `2026`; empty: any time
    void setPeriod(const QString& period);
    int filters() const;         ///< how many are set, the search aside
    QString filterWords() const; ///< those in words
    Q_INVOKABLE void clearFilters();

    // What can be chosen, each of {text, value}; known after loadChoices().
    QVariantList factions() const { return m_factions; }
    QVariantList players() const { return m_players; }
    QVariantList missions() const { return m_missions; }
    QVariantList periods() const { return m_periods; }
    Q_INVOKABLE void loadChoices();

    // For a match entered by hand: the nine missions, the peoples (FactionRow), the saved armies of {text,
    // detail, faction, value}.
    QVariantList allMissions() const;
    QVariantList allFactions() const;
    QVariantList armies() const;

    /// Whose results are shown; at first who plays most.
    QString self() const { return m_self; }
    void setSelf(const QString& name);
    TallyRow overall() const { return m_overall; }
    RowModel* byFaction() const { return m_byFaction; }
    RowModel* byOpponent() const { return m_byOpponent; }
    RowModel* byOpposing() const { return m_byOpposing; }
    RowModel* byMission() const { return m_byMission; }
    RowModel* byTurn() const { return m_byTurn; }
    /// Counts the results of the matches that search and filters show.
    Q_INVOKABLE void loadResults();

    QString message() const { return m_message; }
    Q_INVOKABLE void dismissMessage() { say({}); }

    /// Reads what is shown again, after a match changed elsewhere.
    Q_INVOKABLE void refresh();

    /// Puts a match into the bin; removed() tells of it.
    Q_INVOKABLE void remove(const QString& match);
    Q_INVOKABLE void undoRemove();

    /// Keeps a match played without the app; see manualRecord() for the form. Its id, or an empty text with
    /// the reason in `message`.
    Q_INVOKABLE QString addManual(const QVariantMap& form);

    /// Asks for match files and takes them in; imported() tells of it.
    Q_INVOKABLE void importFiles();
    void import(const QStringList& paths);

    /// Asks where to and writes one match, or all that are shown where none is named, as `json`, `csv`,
    /// `bgstats` or `html`. The path; empty where nothing was written.
    Q_INVOKABLE QString exportMatches(const QString& format, const QString& match = {});

Q_SIGNALS:
    void changed();
    void filterChanged();
    void choicesChanged();
    void resultsChanged();
    void messageChanged();
    void removed(const QString& title);
    /// `match` is the id where there is exactly one.
    void imported(int added, int alreadyThere, const QString& match);

private:
    MatchStore& store() const;
    void show();
    void setFilter(QString& field, const QString& value);
    void showResults(const MatchResults& results);
    void say(const QString& message);

    Workspace& m_workspace;
    HistoryList* m_matches;
    MatchFilter m_filter;
    QString m_period;
    int m_found = 0;
    bool m_any = false;
    int m_readings = 0;
    QVariantList m_factions;
    QVariantList m_players;
    QVariantList m_missions;
    QVariantList m_periods;
    bool m_choicesKnown = false;
    QString m_self;
    TallyRow m_overall;
    RowModel* m_byFaction;
    RowModel* m_byOpponent;
    RowModel* m_byOpposing;
    RowModel* m_byMission;
    RowModel* m_byTurn;
    QString m_message;
    QString m_lastRemoved;
};

} // namespace adjutant
