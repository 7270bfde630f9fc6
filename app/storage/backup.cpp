#include "app/storage/backup.h"

#include "app/storage/diskfile.h"
#include "app/storage/storefiles.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace adjutant {

namespace {

const QString unfinished = QStringLiteral(".part");

// Copies that a killed program left behind; those of a program that is just at it are younger.
void removeAbandonedCopies(const QString& folder)
{
    const QDateTime yesterday = QDateTime::currentDateTimeUtc().addDays(-1);
    for (const QFileInfo& file : QDir(folder).entryInfoList({QLatin1Char('*') + unfinished}, QDir::Files))
        if (file.lastModified() < yesterday)
            QFile::remove(file.filePath());
}

// The one just taken stays: by the clock it may be the oldest.
void removeOldAutomaticBackups(const QString& folder, const QString& taken)
{
    int kept = 0;
    for (const Backup& backup : backupsIn(folder))
        if (backup.automatic && ++kept > automaticBackupsKept && backup.path != taken) {
            QFile::remove(backup.path);
            QDir(storefiles::rulesOf(backup.path)).removeRecursively();
        }
}

// A copy that can't be read says nothing against the original.
Stored<void> checkCopy(const QString& path)
{
    auto copy = Database::openUntouched(path);
    const auto sound = copy ? copy->check() : refuse(copy.error());
    if (!sound)
        return refuse(storageFault(StorageFault::Kind::unreachable, path, sound.error().text));
    return {};
}

} // namespace

Stored<Backup> makeBackup(Database& database, const QString& folder, BackupReason reason)
{
    if (!QDir().mkpath(folder))
        return refuse(storageFault(StorageFault::Kind::cannotCreateFolder, folder));
    removeAbandonedCopies(folder);
    const QString suffix =
        reason == BackupReason::automatic ? QStringLiteral("-auto.db") : QStringLiteral(".db");
    const QString path = storefiles::freshStamped(folder + QStringLiteral("/adjutant-"), suffix);
    const QString copy = path + unfinished;

    Stored<void> done = {};
    if (auto copied = database.run(QStringLiteral("VACUUM INTO ?"), {copy}); !copied)
        done = refuse(copied.error());
    QFile::setPermissions(copy, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (done && !syncToDisk(copy))
        done = refuse(storageFault(whyNotWritable(folder), copy));
    if (done)
        done = checkCopy(copy);
    if (done && !moveInPlace(copy, path))
        done = refuse(storageFault(whyNotWritable(folder), path));
    if (!done) {
        QFile::remove(copy);
        return refuse(done.error());
    }
    removeOldAutomaticBackups(folder, path);
    const QFileInfo file(path);
    return Backup{path, storefiles::timeOfStamp(file.baseName().mid(9, 19)), file.size(),
                  reason == BackupReason::automatic};
}

std::vector<Backup> backupsIn(const QString& folder)
{
    static const QRegularExpression name(QStringLiteral("^adjutant-(\\d{8}-\\d{6}-\\d{3})(-auto)?\\.db$"));
    std::vector<Backup> backups;
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files, QDir::Name | QDir::Reversed)) {
        const auto match = name.match(file.fileName());
        if (match.hasMatch())
            backups.push_back({file.filePath(), storefiles::timeOfStamp(match.captured(1)), file.size(),
                               match.hasCaptured(2)});
    }
    return backups;
}

} // namespace adjutant
