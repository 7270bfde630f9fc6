#pragma once

#include "app/storage/database.h"

#include <QDateTime>
#include <vector>

namespace adjutant {

/// A copy of the database in the folder of backups.
struct Backup
{
    QString path;
    QDateTime takenAt; ///< UTC
    qint64 bytes = 0;
    bool automatic = false; ///< taken by Adjutant itself before a dangerous change, and not for ever

    bool operator==(const Backup&) const = default;
};

enum class BackupReason { byHand, automatic };

/// How many automatic backups are kept. Those that the user asked for are never removed.
inline constexpr int automaticBackupsKept = 5;

/// Copies a database into a folder, which is made where needed. The copy gets its name only when it is
/// complete, on disk and found to be sound.
Stored<Backup> makeBackup(Database& database, const QString& folder, BackupReason reason);

/// The backups in a folder, newest first.
std::vector<Backup> backupsIn(const QString& folder);

} // namespace adjutant
