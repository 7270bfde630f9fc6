#include "app/viewmodels/table/latestmatch.h"

#include "app/table/runningtable.h"
#include "app/viewmodels/history/summaryrows.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

LatestMatch::LatestMatch(Workspace* workspace) : WorkspaceUser(workspace)
{
    if (workspace)
        refresh();
}

void LatestMatch::refresh()
{
    // The one that is being played has been written at the end of its last round only.
    if (RunningTable& running = workspace().table(); running.isOpen())
        running.saveSummary();
    MatchFilter filter;
    filter.system = QString::fromStdString(std::string(workspace().game().id));
    filter.state = QStringLiteral("open");
    const auto latest = workspace().matches().summaries(filter, 1);
    m_id.clear();
    m_title.clear();
    m_detail.clear();
    if (!latest.empty()) {
        const MatchSummary& match = latest.front();
        m_id = match.id;
        m_title = titleOf(match);
        m_detail = tr("Round %L1 · %2").arg(match.rounds).arg(dayText(match.changed));
    }
    Q_EMIT changed();
}

} // namespace adjutant
