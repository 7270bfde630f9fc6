#include "app/viewmodels/table/tablelog.h"

#include "app/viewmodels/table/tableviewwords.h"

namespace adjutant {

TableLog::TableLog(QObject* parent) : QObject(parent), m_lines(new RowModel(this)), m_luck(new RollLuck(this))
{}

void TableLog::show(const Session* session)
{
    m_session = session;
    showLines();
    Q_EMIT changed();
}

void TableLog::setLooked(bool looked)
{
    if (looked == m_looked)
        return;
    m_looked = looked;
    showLines();
    Q_EMIT lookedChanged();
}

void TableLog::showLines()
{
    QList<RowModel::Row> rows;
    if (m_looked && m_session)
        for (const LogLine& line : m_session->log(everybody))
            rows.prepend({QString::number(line.entry), {}, QVariant::fromValue(rowOf(line))});
    m_lines->setRows(rows);
}

QString TableLog::story() const
{
    QStringList story;
    if (m_session)
        for (const LogLine& line : m_session->log(everybody))
            if (line.stands) {
                const TableLogRow row = rowOf(line);
                story.append(row.words.isEmpty() ? row.title : row.words);
            }
    return story.join(QLatin1Char('\n'));
}

} // namespace adjutant
