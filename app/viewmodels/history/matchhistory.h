#pragma once

#include "app/matches/matchexport.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/lists/listrows.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

/// The matches that a filter shows, of HistoryRow by month, the last started first. Rows are read a page at a
/// time, when a view comes near the last of them.
class HistoryList : public adjutant::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The list belongs to the history")

public:
    static constexpr int page = 50;

    HistoryList(Workspace& workspace, QObject* parent) : RowModel(parent), m_workspace(workspace) {}

    bool canFetchMore(const QModelIndex& parent) const override { return !parent.isValid() && m_more; }
    void fetchMore(const QModelIndex& parent) override;

    /// Shows what a filter shows, from the first page on.
    void show(const MatchFilter& filter);

    /// Reads the loaded rows again; unchanged ones stay, so a view keeps its place.
    void refresh() { setRows(read(std::max(page, (count() + page - 1) / page * page), 0)); }

private:
    QList<Row> read(int limit, int offset); ///< and whether there are more

    Workspace& m_workspace;
    MatchFilter m_filter;
    bool m_more = false;
};

/// The history: every match that is kept, narrowed by a search and filters, and what came of them. Search and
/// filters stay while the app runs. What goes wrong becomes `message`.
class MatchHistory : public QObject
{
    Q_OBJECT
    MADE_ON_ENGINE(MatchHistory)
    PART(adjutant::HistoryList, matches);
    SHOWN(int, found, changed) = 0;    ///< matches that search and filters show
    SHOWN(bool, any, changed) = false; ///< whether there is any match at all
    /// Files that are still to be read.
    COMPUTED(int, unread, changed) { return static_cast<int>(store().unread()); }
    SET_BY(QString, search, setSearch, filterChanged);
    SET_BY(QString, state, setState, filterChanged); ///< `open`, `finished`, `abandoned`; empty: any
    SET_BY(QString, faction, setFaction, filterChanged);
    SET_BY(QString, player, setPlayer, filterChanged);
    SET_BY(QString, mission, setMission, filterChanged);
    SET_BY(QString, period, setPeriod, filterChanged); ///< `30d`, `365d`, a year as `2026`; empty: any time
    /// How many are set, the search aside, and those in words.
    COMPUTED(int, filters, filterChanged) { return static_cast<int>(filterTexts().size()); }
    COMPUTED(QString, filterWords, filterChanged) { return filterTexts().join(QStringLiteral(" · ")); }
    COMPUTED(QVariantList, factions, choicesChanged) { return m_choices.factions; }
    COMPUTED(QVariantList, players, choicesChanged) { return m_choices.players; }
    COMPUTED(QVariantList, missions, choicesChanged) { return m_choices.missions; }
    COMPUTED(QVariantList, periods, choicesChanged) { return m_choices.periods; }
    Q_PROPERTY(QVariantList allMissions READ allMissions CONSTANT)
    Q_PROPERTY(QVariantList allFactions READ allFactions CONSTANT)
    COMPUTED(QVariantList, armies, choicesChanged);
    /// Whose results are shown; at first who plays most.
    WRITABLE(QString, self, setSelf, resultsChanged);
    SHOWN(adjutant::TallyRow, overall, resultsChanged);
    PART(adjutant::RowModel, byFaction) = new RowModel(this);
    PART(adjutant::RowModel, byOpponent) = new RowModel(this);
    PART(adjutant::RowModel, byOpposing) = new RowModel(this);
    PART(adjutant::RowModel, byMission) = new RowModel(this);
    PART(adjutant::RowModel, byTurn) = new RowModel(this);
    SET_BY(QString, message, announce, messageChanged);

public:
    explicit MatchHistory(Workspace& workspace, QObject* parent = nullptr);

    Q_INVOKABLE void clearFilters();

    // What can be chosen, each of {text, value}; known after loadChoices().
    Q_INVOKABLE void loadChoices();

    // For a match entered by hand: the nine missions, the peoples (FactionRow), the saved armies of {text,
    // detail, faction, value}.
    QVariantList allMissions() const;
    QVariantList allFactions() const { return allegianceRows(m_workspace.factionCatalogue()); }

    void setSelf(const QString& name);
    /// Counts the results of the matches that search and filters show.
    Q_INVOKABLE void loadResults();

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
    MatchStore& store() const { return m_workspace.matches(); }
    void show();
    MatchFilter filter() const;
    QStringList filterTexts() const;

    Workspace& m_workspace;
    int m_readings = 0;
    HistoryChoices m_choices;
    bool m_choicesKnown = false;
    QString m_lastRemoved;
};

/// The matches of the chosen game at a glance: those in progress, and the results of the two who have played
/// most.
class LatestMatch : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    /// HistoryRows: those in progress that were begun last, the newest first; one with an empty id where
    /// there is none.
    PART(adjutant::RowModel, matches) = new RowModel(this);
    /// Whether more are in progress than these.
    SHOWN(bool, more, changed) = false;
    /// TallyRows; none where no match is finished.
    SHOWN(QVariantList, results, changed);

public:
    explicit LatestMatch(Workspace* workspace = nullptr);

    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void changed();

private:
    void start() override { refresh(); }
};

/// Writes matches to a file, or into a folder where each is a file of its own and there are several; why not,
/// in words.
Expected<void, QString> writeMatches(const std::vector<MatchSummary>& matches, MatchFormat format,
                                     const QString& path, Workspace& workspace);

/// Asks where to, and writes them: the path, empty where nothing was chosen, or why not, in words.
Expected<QString, QString> saveMatches(const std::vector<MatchSummary>& matches, MatchFormat format,
                                       Workspace& workspace);

/// What became of files that were read.
struct TakenMatches
{
    QStringList ids;      ///< of the matches that were added
    int alreadyThere = 0; ///< as they are
    QStringList faults;   ///< in words, of files that could not be read
    QStringList notes;    ///< in words, on matches that were added
};

/// Adds the matches of files to the history; one that is there already is not added again.
TakenMatches takeMatches(const QStringList& paths, Workspace& workspace);

/// The record of a match that was played without the app, from a form: `{title, date, players: [{name,
/// faction, army, armyId, vp}], first, rounds, minutes, missions: [id], notes}`. `armyId` names a saved army,
/// whose Units are kept with the match as they are now; `first` is the place of the player who began.
MatchRecord manualRecord(const QVariantMap& form, Workspace& workspace);

} // namespace adjutant
