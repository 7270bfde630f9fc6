#include "app/viewmodels/history/historylist.h"

#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/workspace.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace adjutant {

HistoryList::HistoryList(Workspace& workspace, QObject* parent)
    : QAbstractListModel(parent), m_workspace(workspace)
{}

int HistoryList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant HistoryList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_rows.at(index.row());
    if (role == RowRole)
        return QVariant::fromValue(line.row);
    if (role == SectionRole)
        return line.month;
    return role == Qt::DisplayRole ? QVariant(line.row.title) : QVariant();
}

QHash<int, QByteArray> HistoryList::roleNames() const
{
    return {{RowRole, "row"}, {SectionRole, "section"}};
}

bool HistoryList::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_more;
}

void HistoryList::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    const QList<Line> lines = read(page, count());
    m_more = lines.size() == page;
    if (lines.isEmpty())
        return;
    beginInsertRows({}, count(), count() + static_cast<int>(lines.size()) - 1);
    m_rows += lines;
    endInsertRows();
    Q_EMIT countChanged();
}

void HistoryList::show(const MatchFilter& filter)
{
    m_filter = filter;
    beginResetModel();
    m_rows = read(page, 0);
    m_more = m_rows.size() == page;
    endResetModel();
    Q_EMIT countChanged();
}

void HistoryList::refresh()
{
    const int wanted = std::max(page, (count() + page - 1) / page * page);
    const QList<Line> lines = read(wanted, 0);
    const bool more = lines.size() == wanted;
    if (!becomes(lines)) {
        beginResetModel();
        m_rows = lines;
        endResetModel();
    }
    m_more = more;
    Q_EMIT countChanged();
}

// Takes rows out, puts rows in and changes rows until they are `lines`; false where those have another order.
bool HistoryList::becomes(const QList<Line>& lines)
{
    QSet<QString> wanted, present;
    for (const Line& line : lines)
        wanted.insert(line.row.id);
    for (int k = count() - 1; k >= 0; --k) {
        if (wanted.contains(m_rows.at(k).row.id)) {
            present.insert(m_rows.at(k).row.id);
            continue;
        }
        beginRemoveRows({}, k, k);
        m_rows.removeAt(k);
        endRemoveRows();
    }
    for (int k = 0; k < lines.size(); ++k) {
        const Line& line = lines.at(k);
        if (!present.contains(line.row.id)) {
            beginInsertRows({}, k, k);
            m_rows.insert(k, line);
            endInsertRows();
        } else if (m_rows.at(k).row.id != line.row.id) {
            return false;
        } else if (m_rows.at(k) != line) {
            m_rows[k] = line;
            Q_EMIT dataChanged(index(k), index(k), {RowRole, SectionRole});
        }
    }
    return true;
}

QList<HistoryList::Line> HistoryList::read(int limit, int offset) const
{
    QList<Line> lines;
    for (const MatchSummary& summary : m_workspace.matches().summaries(m_filter, limit, offset))
        lines.append({historyRowOf(summary, m_workspace.catalogueOf(summary.system)),
                      QLocale().toString(summary.started.toLocalTime().date(), QStringLiteral("MMMM yyyy"))});
    return lines;
}

} // namespace adjutant
