#include "app/storage/pendingrosters.h"

#include <algorithm>

namespace adjutant {

namespace {

auto idOf(const PendingRoster& pending)
{
    return pending.row.summary.id;
}

} // namespace

const PendingRoster* PendingRosters::find(const QString& id) const
{
    const auto found = std::ranges::find(m_all, id, idOf);
    return found == m_all.end() ? nullptr : &*found;
}

void PendingRosters::put(PendingRoster pending)
{
    const auto found = std::ranges::find(m_all, idOf(pending), idOf);
    if (found == m_all.end())
        m_all.push_back(std::move(pending));
    else
        *found = std::move(pending);
}

std::optional<PendingRoster> PendingRosters::take(const QString& id)
{
    const auto found = std::ranges::find(m_all, id, idOf);
    if (found == m_all.end())
        return std::nullopt;
    PendingRoster taken = std::move(*found);
    m_all.erase(found);
    return taken;
}

void PendingRosters::showIn(std::vector<RosterSummary>& summaries) const
{
    for (const PendingRoster& pending : m_all) {
        const auto shown = std::ranges::find(summaries, pending.row.summary.id, &RosterSummary::id);
        if (shown == summaries.end())
            summaries.push_back(pending.row.summary);
        else
            *shown = pending.row.summary;
    }
}

} // namespace adjutant
