#include "app/storage/salvage.h"

#include "app/storage/diskfile.h"
#include "app/storage/joinedrows.h"
#include "app/storage/logrepair.h"
#include "app/storage/matches/matchtable.h"
#include "app/storage/rostertable.h"
#include "app/storage/storefiles.h"
#include "app/storage/workingcopy.h"
#include "app/storage/writeaheadlog.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QSqlQuery>

#include <algorithm>

namespace adjutant {

namespace {

// A roster takes more than 256 bytes, so that a page of 4096 has no more than 16; what
// belongs to a match takes more than 64.
constexpr qint64 mostRostersOfPage = 16;
constexpr qint64 mostMatchRowsOfPage = 64;
constexpr qint64 mostProbes = 1'000'000;

// Which rows a query is about: all, or those that SQLite finds by its number of them.
const QString forwards = QString();
const QString backwards = QStringLiteral("ORDER BY rowid DESC");
const QString one = QStringLiteral("WHERE rowid = ?");

// The row numbers to try, by everything that still tells: those that an order shows, the first ones, and the
// ones below the highest. A page holds only so many rows, so that a number gone wild doesn't make it
// millions.
std::vector<qint64> rowsToTry(Database& database, const QString& table, qint64 mostRowsOfPage)
{
    const auto pages = database.value(QStringLiteral("PRAGMA page_count"));
    const qint64 known = pages ? pages->toLongLong() * mostRowsOfPage : 0;
    const qint64 most = known > 0 ? std::min(known, mostProbes) : mostProbes;
    std::vector<qint64> rows;
    qint64 highest = 0;
    const auto look = [&](const QSqlQuery& row) {
        const qint64 number = row.value(0).toLongLong();
        highest = std::max(highest, number);
        if (static_cast<qint64>(rows.size()) < most)
            rows.push_back(number);
    };
    for (const char* order : {"rowid DESC", "rowid", "id", "id DESC", "position"})
        static_cast<void>(database.read(
            QStringLiteral("SELECT rowid FROM %1 ORDER BY %2").arg(table, QLatin1String(order)), {}, look));
    const qint64 first = known > 0 ? most : std::min(highest, most);
    for (qint64 number = 1; number <= first; ++number)
        rows.push_back(number);
    for (qint64 number = std::max(highest - most, first) + 1; number < highest; ++number)
        rows.push_back(number);
    std::ranges::sort(rows);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    return rows;
}

// Reads a damaged table from both ends to the damage, and then whatever is between, row by row.
template <class Read>
void readAround(Database& database, const QString& table, qint64 mostRowsOfPage, Read read)
{
    if (read(forwards, QVariantList()))
        return;
    static_cast<void>(read(backwards, QVariantList()));
    for (const qint64 number : rowsToTry(database, table, mostRowsOfPage))
        static_cast<void>(read(one, QVariantList{number}));
}

// The same of the steps, which have no row numbers but stand match by match.
template <class Read> void readMatchByMatch(const QStringList& matches, Read read)
{
    if (read(forwards, QVariantList()))
        return;
    static_cast<void>(read(QStringLiteral("ORDER BY match_id DESC, number DESC"), QVariantList()));
    for (const QString& id : matches)
        if (!read(QStringLiteral("WHERE match_id = ? ORDER BY number"), QVariantList{id}))
            static_cast<void>(
                read(QStringLiteral("WHERE match_id = ? ORDER BY number DESC"), QVariantList{id}));
}

MatchRows readDamagedMatches(Database& database)
{
    MatchRows rows;
    rows.known = storedrows::exist(database).value_or(false);
    QStringList matches;
    for (std::size_t i = 0; rows.known && i < matchTables.size(); ++i) {
        StoredTable& read = rows.tables[i];
        QSet<QString> keys;
        const QString table = QLatin1String(matchTables[i].name);
        const auto take = [&](const QStringList& columns, QVariantList row) {
            const QString key = storedrows::keyOf(matchTables[i], row);
            if (!storedrows::isPlausible(matchTables[i], columns, row) || keys.contains(key))
                return;
            keys.insert(key);
            read.columns = columns;
            read.rows.push_back(std::move(row));
        };
        const auto readWhere = [&](const QString& where, const QVariantList& values) {
            return storedrows::every(database, table, where, values, take);
        };
        if (matchTables[i].ofMatches)
            readMatchByMatch(matches, readWhere);
        else
            readAround(database, table, mostMatchRowsOfPage, readWhere);
        if (i == 0)
            for (const QVariantList& row : read.rows)
                matches.append(row.front().toString());
    }
    return rows;
}

SalvagedRows readDamaged(Database& database, Contents contents)
{
    QHash<QString, RosterRow> rosters; // by id: a damaged index may have let a row in twice
    readAround(database, QStringLiteral("rosters"), mostRostersOfPage,
               [&](const QString& where, const QVariantList& values) {
                   return rostertable::everyRoster(database, where, values, [&rosters](RosterRow row) {
                       const auto known = rosters.constFind(row.summary.id);
                       const bool newer =
                           known == rosters.cend() || known->summary.changedAt < row.summary.changedAt;
                       if (newer && !row.summary.id.isEmpty() && rosterOf(row))
                           rosters.insert(row.summary.id, std::move(row));
                   });
               });
    QHash<QString, TrashedRow> trash; // by revision
    readAround(database, QStringLiteral("rosters_trash"), mostRostersOfPage,
               [&](const QString& where, const QVariantList& values) {
                   return rostertable::everyTrashed(database, where, values, [&trash](TrashedRow trashed) {
                       if (!trashed.row.summary.id.isEmpty() && !trash.contains(trashed.row.revision) &&
                           rosterOf(trashed.row))
                           trash.insert(trashed.row.revision, std::move(trashed));
                   });
               });
    SalvagedRows rows;
    rows.rosters.assign(rosters.begin(), rosters.end());
    rows.trash.assign(trash.begin(), trash.end());
    if (contents == Contents::everything)
        rows.matches = readDamagedMatches(database);
    return rows;
}

bool isEmpty(const SalvagedRows& rows)
{
    return rows.rosters.empty() && rows.trash.empty() && rows.matches.empty();
}

SalvagedRows readUntouched(const QString& path, Contents contents)
{
    auto database = Database::openUntouched(path);
    return database ? salvageRows(*database, contents) : SalvagedRows();
}

// Its log is mended first: SQLite reads it up to the first damage, and says nothing of the rest.
SalvagedRows readCopy(const WorkingCopy& copy, Contents contents)
{
    const LogRepair repaired = repairLog(storefiles::logOf(copy.path()));
    auto database = Database::open(copy.path(), {});
    SalvagedRows rows = database ? salvageRows(*database, contents) : SalvagedRows();
    rows.complete = rows.complete && repaired == LogRepair::whole;
    return rows;
}

// With the log beside the file, if that is its own, or else the file alone.
SalvagedRows readWithLog(const QString& path, bool hasLog, const SchemaSteps& steps, Contents contents)
{
    SalvagedRows rows;
    if (!hasLog)
        rows = readUntouched(path, contents);
    if (rows.complete || !isEmpty(rows))
        return rows;

    const WorkingCopy copy(path);
    if (!copy.exists())
        return rows;
    rows = readCopy(copy, contents);
    // A small file of the first version has no room for the tables that came later, and SQLite reads none.
    const SchemaSteps first(steps.begin(), steps.begin() + std::min<std::ptrdiff_t>(std::ssize(steps), 1));
    const std::pair<WorkingCopy::Beginning, const SchemaSteps&> beginnings[] = {
        {WorkingCopy::Beginning::header, steps},
        {WorkingCopy::Beginning::page, steps},
        {WorkingCopy::Beginning::page, first},
    };
    for (const auto& [beginning, pattern] : beginnings) {
        if (rows.complete || !isEmpty(rows))
            break;
        WorkingCopy repaired(path); // the try before may have spoilt the first copy
        if (repaired.exists() && repaired.replaceBeginning(beginning, pattern))
            rows = readCopy(repaired, contents);
        rows.complete = false;
    }
    return rows;
}

void inOrder(SalvagedRows& rows)
{
    std::ranges::sort(rows.rosters, {},
                      [](const RosterRow& row) { return std::pair(row.position, row.summary.id); });
}

} // namespace

SalvagedRows salvageRows(Database& database, Contents contents)
{
    SalvagedRows rows;
    const auto readMatches = [&] {
        auto matches = storedrows::read(database);
        if (matches)
            rows.matches = std::move(*matches);
        return matches.has_value();
    };
    const auto readAll = [&] {
        return database.check() &&
               rostertable::everyRoster(database, forwards, {},
                                        [&rows](RosterRow row) { rows.rosters.push_back(std::move(row)); }) &&
               rostertable::everyTrashed(database, forwards, {},
                                         [&rows](TrashedRow row) { rows.trash.push_back(std::move(row)); }) &&
               (contents == Contents::rosters || readMatches());
    };
    rows.complete = readAll();
    if (!rows.complete)
        rows = readDamaged(database, contents);
    inOrder(rows);
    return rows;
}

SalvagedRows salvageRows(const QString& path, const SchemaSteps& steps, Contents contents)
{
    // Another database's log is kept, but says nothing of this one.
    const bool hasLog =
        QFileInfo(storefiles::logOf(path)).size() > 0 && (QFileInfo(path).size() == 0 || !hasStrayLog(path));
    SalvagedRows rows = readWithLog(path, hasLog, steps, contents);
    // A log newer than its file fits it in part only, where the file may be sound by itself.
    if (hasLog && !rows.complete) {
        joinRows(rows, readUntouched(path, contents));
        inOrder(rows);
    }
    return rows;
}

Stored<void> insertRows(Database& database, const SalvagedRows& rows)
{
    qint64 position = 0;
    for (RosterRow row : rows.rosters) {
        row.position = position += 65536;
        if (auto done = rostertable::insert(database, row); !done)
            return done;
    }
    for (const TrashedRow& row : rows.trash)
        if (auto done = rostertable::insertTrash(database, row); !done)
            return done;
    if (auto done = storedrows::insert(database, rows.matches); !done)
        return done;
    return matchtable::sealAll(database); // those of an older version have no seals
}

Stored<void> buildDatabase(const QString& path, const SalvagedRows& rows, const SchemaSteps& steps)
{
    const QString fresh = path + QStringLiteral(".new");
    for (const QString& leftover : {fresh, storefiles::logOf(fresh), storefiles::logIndexOf(fresh)})
        QFile::remove(leftover);
    {
        auto database = Database::open(fresh, {});
        if (!database)
            return refuse(database.error());
        if (auto made = updateSchema(*database, steps, QString()); !made)
            return refuse(made.error());
        if (auto filled = inTransaction(*database, [&] { return insertRows(*database, rows); }); !filled)
            return filled;
    }
    // The log of another file would be taken for this one's.
    QFile::remove(storefiles::logOf(path));
    QFile::remove(storefiles::logIndexOf(path));
    if (QFileInfo(storefiles::logOf(fresh)).size() > 0 || !syncToDisk(fresh) || !moveInPlace(fresh, path))
        return refuse(storageFault(whyNotWritable(QFileInfo(path).absolutePath()), path));
    return {};
}

} // namespace adjutant
