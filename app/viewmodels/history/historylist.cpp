#include "app/viewmodels/history/historylist.h"

#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/workspace.h"

#include <QLocale>

namespace adjutant {

void HistoryList::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    const QList<Row> more = read(page, count());
    m_more = more.size() == page;
    append(more);
}

void HistoryList::show(const MatchFilter& filter)
{
    m_filter = filter;
    const QList<Row> first = read(page, 0);
    m_more = first.size() == page;
    beginAnew(first);
}

void HistoryList::refresh()
{
    const int wanted = std::max(page, (count() + page - 1) / page * page);
    const QList<Row> now = read(wanted, 0);
    m_more = now.size() == wanted;
    setRows(now);
}

QList<RowModel::Row> HistoryList::read(int limit, int offset) const
{
    QList<Row> rows;
    for (const MatchSummary& match : m_workspace.matches().summaries(m_filter, limit, offset))
        rows.append({match.id,
                     QLocale().toString(match.started.toLocalTime().date(), QStringLiteral("MMMM yyyy")),
                     QVariant::fromValue(historyRowOf(match, m_workspace.catalogueOf(match.system)))});
    return rows;
}

} // namespace adjutant
