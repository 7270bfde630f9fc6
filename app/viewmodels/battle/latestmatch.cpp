#include "app/viewmodels/battle/latestmatch.h"

#include "app/matches/runningmatch.h"
#include "app/viewmodels/history/historychoices.h"

namespace adjutant {

LatestMatch::LatestMatch(Workspace* workspace) : WorkspaceUser(workspace)
{
    if (workspace)
        refresh();
}

void LatestMatch::refresh()
{
    // The one that is being played has been written at the end of its last round only.
    if (RunningMatch& running = workspace().running(); running.isOpen())
        running.saveSummary();
    const Catalogue& catalogue = workspace().factionCatalogue();
    MatchFilter filter;
    filter.system = QString::fromStdString(std::string(workspace().game().id));
    filter.state = QStringLiteral("open");
    const auto latest = workspace().matches().summaries(filter, 1);
    m_row = latest.empty() ? HistoryRow() : historyRowOf(latest.front(), catalogue);
    filter.state = QStringLiteral("finished");
    constexpr int lately = 200; // by these it is known who plays most
    const QVariantList players =
        choicesOf(workspace().matches().summaries(filter, lately), catalogue).players;
    m_results = {};
    for (const QVariant& player : players.first(std::min<qsizetype>(2, players.size()))) {
        filter.player = player.toMap()[QStringLiteral("value")].toString();
        m_results.append(QVariant::fromValue(
            tallyRowOf(resultsOf(workspace().matches().results(filter), filter.player).all, filter.player)));
    }
    Q_EMIT changed();
}

} // namespace adjutant
