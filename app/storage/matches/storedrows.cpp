#include "app/storage/matches/storedrows.h"

#include "app/storage/matches/matchtable.h"
#include "app/storage/matches/missingsummaries.h"
#include "app/storage/schema.h"

#include <QHash>
#include <QSet>
#include <QSqlQuery>
#include <QSqlRecord>

#include <algorithm>

namespace adjutant {

bool MatchRows::empty() const
{
    return std::ranges::all_of(tables, [](const StoredTable& table) { return table.rows.empty(); });
}

namespace {

// The ids of those that are not in the trash.
QSet<QString> shownMatches(const MatchRows& rows)
{
    const auto& [matches, starts, details, steps, aside] = rows.tables;
    const auto deletedAt = matches.columns.indexOf(QStringLiteral("deleted_at"));
    QSet<QString> shown, deleted;
    for (const QVariantList& row : matches.rows) {
        const bool isDeleted = deletedAt >= 0 && !row[deletedAt].toString().isEmpty();
        (isDeleted ? deleted : shown).insert(row.front().toString());
    }
    for (const QVariantList& row : starts.rows)
        if (!deleted.contains(row.front().toString()))
            shown.insert(row.front().toString());
    return shown;
}

} // namespace

int MatchRows::matches() const
{
    return static_cast<int>(shownMatches(*this).size());
}

int MatchRows::inPart() const
{
    const auto& [matches, starts, details, steps, aside] = tables;
    QSet<QString> begun;
    for (const QVariantList& row : starts.rows)
        begun.insert(row.front().toString());
    QHash<QString, qint64> kept, last;
    for (const QVariantList& row : steps.rows) {
        ++kept[row.front().toString()];
        qint64& newest = last[row.front().toString()];
        newest = std::max(newest, row[1].toLongLong());
    }
    if (const auto count = matches.columns.indexOf(QStringLiteral("steps")); count >= 0)
        for (const QVariantList& row : matches.rows)
            last[row.front().toString()] = std::max(last[row.front().toString()], row[count].toLongLong());
    const QSet<QString> shown = shownMatches(*this);
    return static_cast<int>(std::ranges::count_if(
        shown, [&](const QString& id) { return !begun.contains(id) || kept[id] < last[id]; }));
}

} // namespace adjutant

namespace adjutant::storedrows {

namespace {

QStringList columnsOf(const QSqlQuery& query)
{
    const QSqlRecord record = query.record();
    QStringList columns;
    for (int i = 0; i < record.count(); ++i)
        columns.append(record.fieldName(i));
    return columns;
}

// Whether a database has the table of matches; another of theirs may be missing where it was damaged.
Stored<bool> exist(Database& database)
{
    const auto found = database.value(
        QStringLiteral("SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = '%1'")
            .arg(QLatin1String(matchTables.front().name)));
    if (!found)
        return refuse(found.error());
    return found->toInt() == 1;
}

// Hands over the rows of a table. Where it fails midway, the rows before were handed over.
Stored<void> every(Database& database, const QString& table,
                   const std::function<void(const QStringList&, QVariantList)>& take)
{
    QStringList columns;
    return database.read(QStringLiteral("SELECT * FROM %1").arg(table), {}, [&](const QSqlQuery& query) {
        if (columns.isEmpty())
            columns = columnsOf(query);
        QVariantList row;
        row.reserve(columns.size());
        for (int i = 0; i < columns.size(); ++i)
            row.append(query.value(i));
        take(columns, std::move(row));
    });
}

} // namespace

Stored<MatchRows> read(Database& database)
{
    MatchRows rows;
    const auto known = exist(database);
    if (!known)
        return refuse(known.error());
    rows.known = *known;
    for (std::size_t i = 0; rows.known && i < matchTables.size(); ++i) {
        StoredTable& table = rows.tables[i];
        auto done = every(database, QLatin1String(matchTables[i].name),
                          [&table](const QStringList& columns, QVariantList row) {
                              table.columns = columns;
                              table.rows.push_back(std::move(row));
                          });
        if (!done)
            return refuse(done.error());
    }
    return rows;
}

bool isPlausible(const MatchTable& table, const QStringList& columns, const QVariantList& row)
{
    const auto hasNull = std::ranges::any_of(row, [](const QVariant& value) { return value.isNull(); });
    if (hasNull || row.size() < table.keys || row.front().toString().isEmpty())
        return false;
    if (const auto number = columns.indexOf(QStringLiteral("number"));
        number >= 0 && row[number].toLongLong() < 1)
        return false;
    // A checksum is sixteen digits; a page of another table's has none there. A match without steps has none.
    if (const auto chain = columns.indexOf(QStringLiteral("chain")); chain >= 0) {
        const qsizetype digits = row[chain].toString().size();
        if (digits != 16 &&
            !(digits == 0 && QLatin1String(table.name) == QLatin1String(matchTables.front().name)))
            return false;
    }
    static const QStringList states = {QStringLiteral("open"), QStringLiteral("finished"),
                                       QStringLiteral("abandoned")};
    const auto state = columns.indexOf(QStringLiteral("state"));
    return state < 0 || states.contains(row[state].toString());
}

QString keyOf(const MatchTable& table, const QVariantList& row)
{
    QString key;
    for (int i = 0; i < table.keys && i < row.size(); ++i)
        key += row[i].toString() + QChar(0);
    return key;
}

Stored<void> insert(Database& database, const MatchRows& rows)
{
    for (std::size_t i = 0; i < matchTables.size(); ++i) {
        const StoredTable& table = rows.tables[i];
        if (table.rows.empty())
            continue;
        QStringList marks;
        for (int column = 0; column < table.columns.size(); ++column)
            marks.append(QStringLiteral("?"));
        const QString statement =
            QStringLiteral("INSERT INTO %1 (%2) VALUES (%3) ON CONFLICT DO NOTHING")
                .arg(QLatin1String(matchTables[i].name), table.columns.join(QStringLiteral(", ")),
                     marks.join(QStringLiteral(", ")));
        for (const QVariantList& row : table.rows)
            if (auto done = database.runAgain(statement, row); !done)
                return refuse(done.error());
    }
    const auto madeUp = missingsummaries::make(database);
    if (!madeUp)
        return refuse(madeUp.error());
    if (auto sealed = matchtable::sealAll(database); !sealed)
        return sealed;
    return missingsummaries::mark(database, *madeUp);
}

Stored<void> clear(Database& database)
{
    for (const MatchTable& table : matchTables)
        if (auto done = database.run(QStringLiteral("DELETE FROM ") + QLatin1String(table.name)); !done)
            return refuse(done.error());
    return {};
}

} // namespace adjutant::storedrows
