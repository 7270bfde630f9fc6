#include "app/storage/foundrows.h"

#include "app/storage/leafpages.h"
#include "app/storage/matches/storedrows.h"

#include <QDateTime>
#include <QSqlQuery>

#include <algorithm>
#include <array>
#include <vector>

namespace adjutant {

namespace {

using leafpages::RowKind;

// A table of ours, and the rows found that can be its.
struct FoundTable
{
    QString name;
    const MatchTable* ofMatches = nullptr; ///< none: a table of lists
    RowKind kind = RowKind::table;
    QStringList columns;
    qsizetype fewest = 0; ///< columns that it had from the first
    std::vector<QVariantList> rows;

    bool takes(RowKind rowKind, const QVariantList& row) const;
};

// Lists that were copied have had none where their clock was of no year of ours.
bool isTimeOrNone(const QVariant& value)
{
    const QString text = value.toString();
    return value.typeId() == QMetaType::QString &&
           (text.isEmpty() || QDateTime::fromString(text, Qt::ISODateWithMs).isValid());
}

bool isRosterOf(const QStringList& columns, const QVariantList& row)
{
    for (qsizetype k = 0; k < std::min(columns.size(), row.size()); ++k)
        if (row[k].isNull() || (columns[k].endsWith(QStringLiteral("_at")) && !isTimeOrNone(row[k])))
            return false;
    return !row.front().toString().isEmpty();
}

bool FoundTable::takes(RowKind rowKind, const QVariantList& row) const
{
    if (rowKind != kind || row.size() < fewest || row.size() > columns.size())
        return false;
    return ofMatches ? storedrows::isPlausible(*ofMatches, columns.mid(0, row.size()), row)
                     : isRosterOf(columns, row);
}

// The tables of a database; those that a later step adds columns to have had fewer.
Stored<std::vector<FoundTable>> tablesOf(Database& database, const SchemaSteps& steps)
{
    std::vector<FoundTable> tables;
    for (const char* name : {"rosters_trash", "rosters"}) // that with more columns first
        tables.push_back({QLatin1String(name), nullptr, RowKind::table, {}, 0, {}});
    for (const MatchTable& table : matchTables)
        tables.push_back({QLatin1String(table.name),
                          &table,
                          table.ofMatches ? RowKind::index : RowKind::table,
                          {},
                          0,
                          {}});
    for (FoundTable& table : tables) {
        auto read =
            database.read(QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table.name), {},
                          [&table](const QSqlQuery& row) { table.columns.append(row.value(0).toString()); });
        if (!read)
            return refuse(read.error());
        const QString adding = QStringLiteral("ALTER TABLE %1 ADD COLUMN").arg(table.name);
        table.fewest = table.columns.size();
        for (const SchemaStep& step : steps)
            table.fewest -= std::ranges::count_if(
                step.statements, [&adding](const QString& each) { return each.startsWith(adding); });
    }
    return tables;
}

// What was changed last comes last, and is the one that stays.
void sortByChange(FoundTable& table)
{
    const auto changed = table.columns.indexOf(QStringLiteral("changed_at"));
    if (changed >= 0)
        std::ranges::stable_sort(table.rows, {},
                                 [changed](const QVariantList& row) { return row[changed].toString(); });
}

void insert(Database& database, const FoundTable& table)
{
    for (const QVariantList& row : table.rows) {
        const QString marks = QStringLiteral("?, ").repeated(row.size()).chopped(2);
        const QString columns = table.columns.mid(0, row.size()).join(QStringLiteral(", "));
        // A row that breaks another rule of its table is left out.
        static_cast<void>(database.runAgain(
            QStringLiteral("INSERT OR REPLACE INTO %1 (%2) VALUES (%3)").arg(table.name, columns, marks),
            row));
    }
}

} // namespace

Stored<Database> gatheredFrom(const QByteArray& file, const SchemaSteps& steps)
{
    auto database = Database::openInMemory();
    if (!database)
        return database;
    if (auto made = updateSchema(*database, steps, QString()); !made)
        return refuse(made.error());
    auto tables = tablesOf(*database, steps);
    if (!tables)
        return refuse(tables.error());
    leafpages::everyRow(file, [&tables](RowKind kind, const QVariantList& row) {
        const auto table =
            std::ranges::find_if(*tables, [&](const FoundTable& each) { return each.takes(kind, row); });
        if (table != tables->end())
            table->rows.push_back(row);
    });
    auto filled = inTransaction(*database, [&]() -> Stored<void> {
        for (FoundTable& table : *tables) {
            sortByChange(table);
            insert(*database, table);
        }
        return {};
    });
    if (!filled)
        return refuse(filled.error());
    return database;
}

} // namespace adjutant
