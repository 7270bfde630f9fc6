#include "app/viewmodels/shown.h"

#include <QSet>

namespace adjutant {

QVariant RowModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(index.row());
    if (role == RowRole)
        return row.value;
    if (role == SectionRole)
        return row.section;
    return role == Qt::DisplayRole ? QVariant(row.key) : QVariant();
}

void RowModel::setRows(const QList<Row>& rows)
{
    const auto before = m_rows.size();
    removeAbsent(rows);
    for (int place = 0; place < rows.size(); ++place)
        placeAt(place, rows.at(place));
    if (m_rows.size() != before)
        Q_EMIT countChanged();
}

void RowModel::beginAnew(const QList<Row>& rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
    Q_EMIT countChanged();
}

void RowModel::append(const QList<Row>& rows)
{
    if (rows.isEmpty())
        return;
    beginInsertRows({}, count(), count() + static_cast<int>(rows.size()) - 1);
    m_rows += rows;
    endInsertRows();
    Q_EMIT countChanged();
}

void RowModel::removeAbsent(const QList<Row>& rows)
{
    QSet<QString> kept;
    for (const Row& row : rows)
        kept.insert(row.key);
    for (int place = count() - 1; place >= 0; --place) {
        if (kept.contains(m_rows.at(place).key))
            continue;
        beginRemoveRows({}, place, place);
        m_rows.removeAt(place);
        endRemoveRows();
    }
}

// Everything before `place` is right already.
void RowModel::placeAt(int place, const Row& row)
{
    const auto found = std::find_if(m_rows.begin() + place, m_rows.end(),
                                    [&](const Row& other) { return other.key == row.key; });
    if (found == m_rows.end()) {
        beginInsertRows({}, place, place);
        m_rows.insert(place, row);
        endInsertRows();
        return;
    }
    const int at = static_cast<int>(found - m_rows.begin());
    if (at != place) {
        beginMoveRows({}, at, at, {}, place);
        m_rows.move(at, place);
        endMoveRows();
    }
    Row& present = m_rows[place];
    if (present.value != row.value || present.section != row.section) {
        present = row;
        Q_EMIT dataChanged(index(place), index(place), {RowRole, SectionRole});
    }
}

} // namespace adjutant
