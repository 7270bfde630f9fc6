#include "app/viewmodels/history/matchhistory.h"

#include "app/matches/runningmatch.h"
#include "app/matches/storedmatch.h"
#include "app/storage/storagefault.h"
#include "app/text/messagetext.h"

#include <QFileDialog>
#include <QLocale>
#include <QStandardPaths>
#include <ranges>

namespace adjutant {

void HistoryList::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    append(read(page, count()));
}

void HistoryList::show(const MatchFilter& filter)
{
    m_filter = filter;
    beginAnew(read(page, 0));
}

QList<RowModel::Row> HistoryList::read(int limit, int offset)
{
    QList<Row> rows;
    for (const MatchSummary& match : m_workspace.matches().summaries(m_filter, limit, offset))
        rows.append({match.id,
                     QLocale().toString(match.started.toLocalTime().date(), QStringLiteral("MMMM yyyy")),
                     QVariant::fromValue(historyRowOf(match, m_workspace.catalogueOf(match.system)))});
    m_more = rows.size() == limit;
    return rows;
}

MatchHistory::MatchHistory(Workspace& workspace, QObject* parent)
    : QObject(parent), m_matches(new HistoryList(workspace, this)), m_workspace(workspace)
{
    m_workspace.running().saveSummary();
    show();
    connect(this, &MatchHistory::filterChanged, this, &MatchHistory::show);
    // The list grows while files are read; it isn't made anew for each of them.
    connect(&m_workspace.reading(), &QTimer::timeout, this, [this] {
        if (constexpr int some = 25; unread() == 0 || ++m_readings % some == 0)
            refresh();
    });
}

void MatchHistory::show()
{
    m_matches->show(filter());
    m_found = m_matches->canFetchMore({}) ? store().count(filter()) : m_matches->count();
    m_any = m_found > 0 || !store().summaries({}, 1).empty();
    Q_EMIT changed();
}

MatchFilter MatchHistory::filter() const
{
    const auto [from, to] = spanOf(m_period, QDateTime::currentDateTimeUtc());
    return {m_search, {}, m_state, m_faction, m_player, m_mission, from, to};
}

QStringList MatchHistory::filterTexts() const
{
    QStringList words{stateText(m_state),
                      toText(FactionId(m_faction.toStdString()), m_workspace.factionCatalogue()), m_player,
                      goalName(m_mission), periodText(m_period)};
    words.removeAll(QString());
    return words;
}

void MatchHistory::clearFilters()
{
    m_search = m_state = m_faction = m_player = m_mission = m_period = QString();
    Q_EMIT filterChanged();
}

void MatchHistory::loadChoices()
{
    if (m_choicesKnown)
        return;
    m_choicesKnown = true;
    m_choices = choicesOf(store().summaries(), m_workspace.factionCatalogue());
    Q_EMIT choicesChanged();
}

QVariantList MatchHistory::allMissions() const
{
    const auto goals = m_workspace.game().goals;
    return rowsOf(goals ? goals() : std::vector<door::Goal>(), [](const door::Goal& goal) {
        return choiceOf(translated(goal.label), QString::fromStdString(goal.id));
    });
}

QVariantList MatchHistory::armies() const
{
    return rowsOf(m_workspace.store().summaries(), [this](const RosterSummary& army) {
        const FactionId faction(army.faction.toStdString());
        QVariantMap choice = choiceOf(army.name, army.id);
        choice[QStringLiteral("detail")] = toText(faction, m_workspace.factionCatalogue());
        choice[QStringLiteral("faction")] = army.faction;
        return choice;
    });
}

void MatchHistory::setSelf(const QString& name)
{
    if (std::exchange(m_self, name) == name)
        return;
    loadResults();
}

void MatchHistory::loadResults()
{
    loadChoices();
    if (m_self.isEmpty() && !players().isEmpty())
        m_self = players().constFirst().toMap()[QStringLiteral("value")].toString();
    MatchFilter filter = this->filter();
    if (filter.player.isEmpty())
        filter.player = m_self; // only these count, and most may be of others
    const MatchResults results = resultsOf(store().results(filter), m_self);
    const Catalogue& catalogue = m_workspace.factionCatalogue();
    m_overall = tallyRowOf(results.all, m_self);
    m_byFaction->setRows(tallyRows(results.factions, TallyKey::faction, catalogue));
    m_byOpponent->setRows(tallyRows(results.opponents, TallyKey::person, catalogue));
    m_byOpposing->setRows(tallyRows(results.opposing, TallyKey::faction, catalogue));
    m_byMission->setRows(tallyRows(results.missions, TallyKey::mission, catalogue));
    QList<RowModel::Row> turns;
    for (const auto& [tally, name] :
         {std::pair(&results.first, tr("Went first")), std::pair(&results.second, tr("Went second"))})
        if (tally->matches() > 0)
            turns.append({name, {}, QVariant::fromValue(tallyRowOf(*tally, name))});
    m_byTurn->setRows(turns);
    Q_EMIT resultsChanged();
}

void MatchHistory::refresh()
{
    m_matches->refresh();
    m_found = m_matches->canFetchMore({}) ? store().count(filter()) : m_matches->count();
    m_any = m_found > 0 || !store().summaries({}, 1).empty();
    m_choicesKnown = false; // what was counted over all matches is counted again when it is next wanted
    Q_EMIT changed();
}

void MatchHistory::remove(const QString& match)
{
    const auto summary = store().summary(match);
    const auto done = store().remove(match);
    announce(done ? QString() : toRefusal(done.error()));
    if (!done)
        return;
    m_workspace.unsavedDetails().erase(match);
    if (RunningMatch& running = m_workspace.running(); running.isOpen() && running.record().id == match)
        running.close();
    m_lastRemoved = match;
    refresh();
    if (summary)
        Q_EMIT removed(titleOf(*summary));
}

void MatchHistory::undoRemove()
{
    if (m_lastRemoved.isEmpty())
        return;
    const auto done = store().restore(m_lastRemoved);
    announce(done ? QString() : toRefusal(done.error()));
    m_lastRemoved.clear();
    refresh();
}

QString MatchHistory::addManual(const QVariantMap& form)
{
    const auto id = keepMatch(store(), manualRecord(form, m_workspace), m_workspace.searchWords());
    announce(id ? QString() : QString::fromStdString(id.error()));
    if (!id)
        return {};
    refresh();
    return *id;
}

void MatchHistory::importFiles()
{
    import(QFileDialog::getOpenFileNames(nullptr, tr("Import matches"),
                                         QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                         tr("Matches (*.match);;All files (*)")));
}

void MatchHistory::import(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    const TakenMatches taken = takeMatches(paths, m_workspace);
    refresh();
    if (!taken.faults.isEmpty())
        announce(tr("%n file(s) could not be imported; what you had is unchanged.", nullptr,
                    static_cast<int>(taken.faults.size())) +
                 QLatin1Char('\n') + taken.faults.mid(0, 3).join(QLatin1Char('\n')));
    else
        announce(taken.notes.mid(0, 3).join(QLatin1Char('\n')));
    if (!taken.ids.isEmpty() || taken.alreadyThere > 0)
        Q_EMIT imported(static_cast<int>(taken.ids.size()), taken.alreadyThere,
                        taken.ids.size() == 1 ? taken.ids.constFirst() : QString());
}

QString MatchHistory::exportMatches(const QString& format, const QString& match)
{
    std::vector<MatchSummary> matches;
    if (match.isEmpty())
        matches = store().summaries(filter());
    else if (auto summary = store().summary(match))
        matches.push_back(std::move(*summary));
    const auto path = saveMatches(matches, matchFormatOf(format.toStdString()), m_workspace);
    if (!path)
        announce(path.error());
    return path.value_or(QString());
}

LatestMatch::LatestMatch(Workspace* workspace) : WorkspaceUser(workspace)
{
    if (workspace)
        refresh();
}

void LatestMatch::refresh()
{
    // The one that is being played has been written at the end of its last round only.
    workspace().running().saveSummary();
    const Catalogue& catalogue = workspace().factionCatalogue();
    MatchFilter filter;
    filter.system = QString::fromStdString(std::string(workspace().game().id));
    filter.state = QStringLiteral("open");
    constexpr std::size_t most = 3;
    const auto inProgress = workspace().matches().summaries(filter, static_cast<int>(most) + 1);
    m_more = inProgress.size() > most;
    QList<RowModel::Row> rows;
    for (const MatchSummary& each : inProgress | std::views::take(most))
        rows.append({each.id, {}, QVariant::fromValue(historyRowOf(each, catalogue))});
    if (rows.isEmpty())
        rows.append({{}, {}, QVariant::fromValue(HistoryRow())});
    m_matches->setRows(rows);
    filter.state = QStringLiteral("finished");
    constexpr int lately = 200; // by these it is known who plays most
    const auto finished = workspace().matches().summaries(filter, lately);
    const QVariantList players = choicesOf(finished, catalogue).players;
    // As many as were in the last match: after a match of three nobody is missing.
    const auto shown = finished.empty() ? 0 : static_cast<qsizetype>(finished.front().players.size());
    m_results = {};
    for (const QVariant& player : players.first(std::min(std::max<qsizetype>(2, shown), players.size()))) {
        filter.player = player.toMap()[QStringLiteral("value")].toString();
        m_results.append(QVariant::fromValue(
            tallyRowOf(resultsOf(workspace().matches().results(filter), filter.player).all, filter.player)));
    }
    Q_EMIT changed();
}

} // namespace adjutant
