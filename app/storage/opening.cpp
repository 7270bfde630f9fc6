#include "app/storage/opening.h"

#include "app/storage/diskfile.h"
#include "app/storage/logrepair.h"
#include "app/storage/rescue.h"
#include "app/storage/rollbackjournal.h"
#include "app/storage/storefiles.h"
#include "app/storage/writeaheadlog.h"

#include <QFileInfo>

namespace adjutant {

namespace {

using Kind = StorageFault::Kind;

Stored<Database> openSound(const QString& path, const StoreSettings& settings, OpenReport& report)
{
    // Whoever opens the file for writing carries its log over, so it is looked through before; and a page
    // that was lost may leave no other trace.
    if (QFileInfo(path).size() > 0 || QFileInfo(storefiles::logOf(path)).size() > 0) {
        auto asItIs = Database::openForReading(path, settings.database);
        const auto sound = asItIs ? requireSound(*asItIs, settings.steps) : refuse(asItIs.error());
        // All else shows when it is opened.
        if (!sound && (sound.error().kind == Kind::damaged || sound.error().kind == Kind::other))
            return refuse(sound.error());
    }
    auto database = Database::open(path, settings.database);
    if (!database)
        return database;
    const QString backups = storefiles::backups(QFileInfo(path).absolutePath());
    const auto updated = updateSchema(*database, settings.steps, backups);
    if (!updated)
        return refuse(updated.error());
    if (!updated->isEmpty())
        report.backup = *updated;
    return database;
}

// Opens the file that has the name then and after: meanwhile another program may put another one there, and
// what is written to the old one is lost.
Stored<Database> openInPlace(const QString& path, const StoreSettings& settings, OpenReport& report,
                             FileIdentity& identity)
{
    constexpr int patience = 5;
    for (int attempt = 0; attempt < patience; ++attempt) {
        const FileIdentity before = identityOf(path); // none where the file is made now: then once more
        auto opened = openSound(path, settings, report);
        identity = identityOf(path);
        if (!opened || (before.exists && before == identity))
            return opened;
    }
    return refuse(storageFault(Kind::unreachable, path));
}

Stored<void> rescue(const QString& folder, const FileIdentity& damaged, const StoreSettings& settings,
                    OpenReport& report)
{
    auto rescued = rescueDatabase(folder, damaged, settings.steps, settings.database.busyTimeout);
    if (!rescued)
        return refuse(rescued.error());
    report = std::move(*rescued);
    return {};
}

Stored<Database> openOnDisk(const QString& folder, const StoreSettings& settings, Suspicion suspicion,
                            OpenReport& report, FileIdentity& identity)
{
    if (!makeDataFolder(folder))
        return refuse(storageFault(Kind::cannotCreateFolder, folder));
    const QString path = storefiles::database(folder);
    if (auto files = Database::requireFiles(path); !files)
        return refuse(files.error());
    if (auto journal = setForeignJournalAside(path, settings.steps); !journal)
        return refuse(journal.error());
    const bool vanished = hasStrayLog(path) || (QFileInfo(path).size() == 0 && hasTracesOfDatabase(folder));
    if (!vanished && QFileInfo::exists(path))
        if (auto known = refuseNewer(path, settings.steps); !known)
            return refuse(known.error());

    const FileIdentity before = identityOf(path);
    const bool isCut = hasLostTransactions(storefiles::logOf(path));
    Stored<Database> opened = refuse(storageFault(Kind::damaged, path));
    if (!vanished && !isCut && suspicion == Suspicion::none)
        opened = openInPlace(path, settings, report, identity);
    if (opened && !before.exists) { // when the first list is on disk, the names are to be, too
        syncToDisk(folder);
        syncToDisk(QFileInfo(folder).absolutePath());
    }
    if (opened || opened.error().kind != Kind::damaged)
        return opened;
    if (auto done = rescue(folder, before, settings, report); !done)
        return refuse(done.error());
    return openInPlace(path, settings, report, identity);
}

// What can be read of a database that can't be used where it is.
SalvagedRows readableRows(const QString& folder, const StoreSettings& settings)
{
    QString source = storefiles::database(folder);
    if (!Database::requireFiles(source))
        return {};
    if (const QStringList damaged = storefiles::damaged(folder);
        !QFileInfo::exists(source) && !damaged.isEmpty())
        source = damaged.front(); // a rescue that had no room to end
    return QFileInfo::exists(source) ? salvageRows(source, settings.steps, settings.inMemory)
                                     : SalvagedRows();
}

// A store that holds rows in memory only.
OpenedStore standIn(const SalvagedRows& rows, const StoreSettings& settings, const StorageFault& why)
{
    OpenedStore store;
    store.report.fault = why;
    auto database = Database::openInMemory();
    if (database && updateSchema(*database, settings.steps, QString()) &&
        inTransaction(*database, [&] { return insertRows(*database, rows); }))
        store.database = std::move(*database);
    return store;
}

} // namespace

Stored<void> refuseNewer(const QString& path, const SchemaSteps& steps)
{
    auto untouched = Database::openUntouched(path);
    const auto inFile = untouched ? schemaVersion(*untouched) : refuse(untouched.error());
    const int found = std::max(inFile.value_or(0), schemaVersionInLog(storefiles::logOf(path)).value_or(0));
    if (found <= newestVersion(steps))
        return {};
    StorageFault fault = storageFault(Kind::newerVersion, path);
    fault.foundVersion = found;
    fault.knownVersion = newestVersion(steps);
    return refuse(fault);
}

OpenedStore openStore(const QString& folder, const StoreSettings& settings, Suspicion suspicion)
{
    OpenedStore store;
    auto opened = openOnDisk(folder, settings, suspicion, store.report, store.identity);
    if (!opened)
        return standIn(readableRows(folder, settings), settings, opened.error());
    store.database = std::move(*opened);
    return store;
}

OpenedStore reopenVanished(const QString& folder, const StoreSettings& settings, const SalvagedRows& rows)
{
    auto replaced = replaceVanished(folder, rows, settings.steps, settings.database.busyTimeout);
    if (!replaced)
        return standIn(rows, settings, replaced.error());
    OpenedStore store = openStore(folder, settings);
    if (!store.report.hasNews())
        store.report = std::move(*replaced);
    return store;
}

} // namespace adjutant
