#include "app/storage/rescue.h"

#include "app/storage/backup.h"
#include "app/storage/filelock.h"
#include "app/storage/joinedrows.h"
#include "app/storage/storefiles.h"
#include "app/storage/writeaheadlog.h"

#include <QFile>
#include <QFileInfo>

namespace adjutant {

namespace {

// What is told of the rows that a new database is made of.
OpenReport reportOf(const SalvagedRows& rows)
{
    OpenReport report;
    report.rescued = true;
    report.matches = rows.matches.matches();
    report.inPart = rows.matches.inPart();
    return report;
}

// Lets one window at a time rescue a folder.
QString lockOf(const QString& folder)
{
    return folder + QStringLiteral("/adjutant.rescue");
}

StorageFault whyNotLocked(FileLock::Result why, const QString& folder)
{
    const bool busy = why == FileLock::Result::busy;
    return storageFault(busy ? StorageFault::Kind::locked : whyNotWritable(folder), folder);
}

struct Aside
{
    QString path; ///< empty: there is none
    bool movedNow = false;
};

// Moves the database aside, or finds the one that a rescue moved before it was cut off, if it is not an older
// one.
Stored<Aside> moveAside(const QString& folder)
{
    const QString path = storefiles::database(folder);
    const QString log = storefiles::logOf(path);
    QString aside;
    const QStringList before = storefiles::damaged(folder);
    // A log without its database may be that of one which a rescue moved before it was cut off. Another goes
    // with an empty one, so that what it has can be read.
    const bool isOfBefore = !before.isEmpty() && !QFileInfo::exists(storefiles::logOf(before.front())) &&
                            !isStrayLog(log, before.front());
    if (!QFileInfo::exists(path) && QFileInfo(log).size() > 0 && !isOfBefore)
        static_cast<void>(QFile(path).open(QIODevice::WriteOnly));
    const bool isThere = QFileInfo::exists(path);
    if (isThere) {
        aside = storefiles::freshDamaged(folder);
        if (!moveInPlace(path, aside))
            return refuse(storageFault(whyNotWritable(folder), path));
    } else if (!before.isEmpty()) {
        aside = before.front();
    }
    // The log comes second: cut off between the two, it still belongs to the newest file that was moved
    // aside.
    const bool taken = aside.isEmpty() || QFileInfo::exists(storefiles::logOf(aside));
    const QString owner = taken ? storefiles::freshDamaged(folder) : aside;
    if (QFileInfo::exists(log) && !moveInPlace(log, storefiles::logOf(owner)))
        return refuse(storageFault(whyNotWritable(folder), log));
    return Aside{aside, isThere};
}

// Adds what the newest readable backup still has.
void addFromBackup(const QString& folder, const SchemaSteps& steps, SalvagedRows& rows, OpenReport& report)
{
    for (const Backup& backup : backupsIn(storefiles::backups(folder))) {
        auto old = completeRows(backup.path, steps);
        if (!old)
            continue;
        const JoinedRows joined = joinRows(rows, std::move(*old));
        report.fromBackup = joined.rosters;
        if (joined.rosters + joined.matches > 0)
            report.backup = backup.path;
        return;
    }
}

} // namespace

bool hasTracesOfDatabase(const QString& folder)
{
    return !storefiles::damaged(folder).isEmpty() || !backupsIn(storefiles::backups(folder)).empty();
}

Stored<OpenReport> rescueDatabase(const QString& folder, const FileIdentity& damaged,
                                  const SchemaSteps& steps, int patience)
{
    const QString path = storefiles::database(folder);
    FileLock lock(lockOf(folder));
    if (const auto taken = lock.take(patience); taken != FileLock::Result::held)
        return refuse(whyNotLocked(taken, folder));
    if (identityOf(path) != damaged)
        return OpenReport(); // another window has

    const auto aside = moveAside(folder);
    if (!aside)
        return refuse(aside.error());
    SalvagedRows rows;
    if (!aside->path.isEmpty())
        rows = salvageRows(aside->path, steps);
    const int salvaged = static_cast<int>(rows.rosters.size());
    OpenReport backup;
    // What was aside before may be older than the backups.
    if (!rows.complete || !aside->movedNow)
        addFromBackup(folder, steps, rows, backup);
    if (auto built = buildDatabase(path, rows, steps); !built)
        return refuse(built.error());
    OpenReport report = reportOf(rows);
    report.salvaged = salvaged;
    report.damagedFile = aside->path;
    report.fromBackup = backup.fromBackup;
    report.backup = backup.backup;
    return report;
}

Stored<OpenReport> replaceVanished(const QString& folder, const SalvagedRows& rows, const SchemaSteps& steps,
                                   int patience)
{
    const QString path = storefiles::database(folder);
    FileLock lock(lockOf(folder));
    if (const auto taken = lock.take(patience); taken != FileLock::Result::held)
        return refuse(whyNotLocked(taken, folder));
    if (QFileInfo::exists(path))
        return OpenReport(); // another window has
    if (auto built = buildDatabase(path, rows, steps); !built)
        return refuse(built.error());
    OpenReport report = reportOf(rows);
    report.salvaged = static_cast<int>(rows.rosters.size());
    return report;
}

} // namespace adjutant
