#include "app/storage/foundrows.h"

#include "app/storage/leafpages.h"
#include "app/storage/matches/stepchain.h"
#include "app/storage/matches/storedrows.h"

#include <QDateTime>
#include <QHash>
#include <QSqlQuery>

#include <algorithm>
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

// A row that no database may have would make all others unreadable where it is put with them.
bool isWithinBounds(const QStringList& columns, const QVariantList& row)
{
    qsizetype bytes = 0;
    for (qsizetype k = 0; k < std::min(columns.size(), row.size()); ++k)
        if (columns[k] != QLatin1String("body"))
            bytes += row[k].toByteArray().size();
    return bytes <= longestRow;
}

bool FoundTable::takes(RowKind rowKind, const QVariantList& row) const
{
    if (rowKind != kind || row.size() < fewest || row.size() > columns.size() ||
        !isWithinBounds(columns, row))
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
                          table.isInOrderOfKeys ? RowKind::index : RowKind::table,
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

FoundTable& named(std::vector<FoundTable>& tables, const char* name)
{
    return *std::ranges::find(tables, QLatin1String(name), &FoundTable::name);
}

// Where two steps say that they are the same one of a match, one of them has been altered to say so. The one
// that follows what is before it stays, and the others are kept aside.
void keepSecondStepsAside(std::vector<FoundTable>& tables)
{
    enum Column { match, number, chain, body };
    using Step = QPair<QString, qint64>;
    const auto stepOf = [](const QVariantList& row) {
        return Step(row[match].toString(), row[number].toLongLong());
    };
    QMultiHash<Step, QString> chains;
    for (const QVariantList& row : named(tables, "match_starts").rows)
        chains.insert(Step(row[0].toString(), 0), row[1].toString());
    std::vector<QVariantList>& rows = named(tables, "match_steps").rows;
    for (const QVariantList& row : rows)
        chains.insert(stepOf(row), row[chain].toString());
    const auto follows = [&](const QVariantList& row) {
        const QStringList before = chains.values(Step(row[match].toString(), row[number].toLongLong() - 1));
        return std::ranges::any_of(before, [&row](const QString& each) {
            return checksumOf(each.toLatin1() + row[body].toString().toUtf8()) == row[chain].toString();
        });
    };
    QHash<Step, QVariantList> kept;
    std::vector<QVariantList>& aside = named(tables, "match_steps_aside").rows;
    for (QVariantList& row : rows) {
        QVariantList& first = kept[stepOf(row)];
        if (first == row)
            continue;
        if (first.isEmpty() || (follows(row) && !follows(first)))
            std::swap(first, row);
        if (!row.isEmpty())
            aside.push_back({row[match], row[number], row[chain], QStringLiteral(""), row[body]});
    }
    rows.assign(kept.cbegin(), kept.cend());
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
    keepSecondStepsAside(*tables);
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
