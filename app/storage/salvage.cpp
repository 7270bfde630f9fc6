#include "app/storage/salvage.h"

#include "app/storage/diskfile.h"
#include "app/storage/foundrows.h"
#include "app/storage/joinedrows.h"
#include "app/storage/logframes.h"
#include "app/storage/logrepair.h"
#include "app/storage/rostertable.h"
#include "app/storage/storefiles.h"
#include "app/storage/workingcopy.h"
#include "app/storage/writeaheadlog.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <functional>

namespace adjutant {

namespace {

void inOrder(SalvagedRows& rows)
{
    std::ranges::sort(rows.rosters, {},
                      [](const RosterRow& row) { return std::pair(row.position, row.summary.id); });
}

bool isReadable(const RosterRow& row)
{
    return !row.summary.id.isEmpty() && rosterOf(row);
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// All rows that stand in a file's bytes, whatever leads to them.
SalvagedRows readPages(const QByteArray& file, const SchemaSteps& steps, Contents contents)
{
    auto gathered = gatheredFrom(file, steps);
    if (!gathered)
        return {};
    SalvagedRows rows = soundRows(*gathered, steps, contents);
    rows.complete = false;
    std::erase_if(rows.rosters, std::not_fn(isReadable));
    std::erase_if(rows.trash, [](const TrashedRow& trashed) { return !isReadable(trashed.row); });
    return rows;
}

// What SQLite reads of a sound database, and its bytes together with those of its log, where it has one.
struct Reading
{
    SalvagedRows rows;
    QByteArray logged;
};

SalvagedRows rowsOf(Stored<Database> database, const SchemaSteps& steps, Contents contents)
{
    return database ? soundRows(*database, steps, contents) : SalvagedRows();
}

// Its log is mended first: SQLite reads it up to the first damage, and says nothing of the rest.
Reading readCopy(const WorkingCopy& copy, const SchemaSteps& steps, Contents contents)
{
    const QString log = storefiles::logOf(copy.path());
    const LogRepair repaired = repairLog(log);
    Reading reading;
    reading.logged = withLog(bytesOf(copy.path()), log); // SQLite may do away with the log
    reading.rows = rowsOf(Database::open(copy.path(), {}), steps, contents);
    reading.rows.complete = reading.rows.complete && repaired == LogRepair::whole;
    return reading;
}

Reading readBySqlite(const QString& path, const SchemaSteps& steps, Contents contents)
{
    // Of one that this program has open the locks would go when the file is closed after reading it
    // otherwise.
    if (Database::isOpen(path))
        return {rowsOf(Database::openForReading(path, {}), steps, contents), {}};
    // Another database's log is kept, but says nothing of this one.
    const bool hasLog =
        QFileInfo(storefiles::logOf(path)).size() > 0 && (QFileInfo(path).size() == 0 || !hasStrayLog(path));
    if (!hasLog)
        return {rowsOf(Database::openUntouched(path), steps, contents), {}};
    const WorkingCopy copy(path);
    return copy.exists() ? readCopy(copy, steps, contents) : Reading();
}

} // namespace

SalvagedRows soundRows(Database& database, const SchemaSteps& steps, Contents contents)
{
    SalvagedRows rows;
    if (!requireSound(database, steps))
        return rows;
    const auto lists = rostertable::everyRoster(
        database, {}, {}, [&rows](RosterRow row) { rows.rosters.push_back(std::move(row)); });
    const auto trash = rostertable::everyTrashed(
        database, {}, {}, [&rows](TrashedRow row) { rows.trash.push_back(std::move(row)); });
    auto matches = contents == Contents::rosters ? MatchRows() : storedrows::read(database);
    rows.complete = lists && trash && matches;
    if (matches)
        rows.matches = std::move(*matches);
    inOrder(rows);
    return rows;
}

SalvagedRows salvageRows(const QString& path, const SchemaSteps& steps, Contents contents)
{
    Reading reading = readBySqlite(path, steps, contents);
    if (reading.rows.complete || Database::isOpen(path))
        return std::move(reading.rows);
    SalvagedRows rows;
    if (!reading.logged.isEmpty())
        rows = readPages(reading.logged, steps, contents);
    // A log newer than its file fits it in part only, where the file may be sound by itself.
    joinRows(rows, readPages(bytesOf(path), steps, contents));
    inOrder(rows);
    return rows;
}

std::optional<SalvagedRows> completeRows(const QString& path, const SchemaSteps& steps, Contents contents)
{
    SalvagedRows rows = readBySqlite(path, steps, contents).rows;
    return rows.complete ? std::optional(std::move(rows)) : std::nullopt;
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
    return storedrows::insert(database, rows.matches);
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
