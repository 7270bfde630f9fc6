#pragma once

#include "app/storage/storagefault.h"

#include <QDateTime>

#include <vector>

namespace adjutant {

/// A copy of the user's lists, matches and units, and of what they wrote beside the rules: one ZIP archive.
struct Backup
{
    QString path;
    QDateTime takenAt; ///< UTC
    qint64 bytes = 0;
    bool automatic = false; ///< taken by Adjutant itself before a restore, and not for ever
    int skipped = 0;        ///< files over 4 MiB, while it is made

    bool operator==(const Backup&) const = default;
};

enum class BackupReason { byHand, automatic };

/// How many automatic backups are kept. Those that the user asked for are never removed.
inline constexpr int automaticBackupsKept = 5;

/// Makes a backup of a data folder among its backups; it gets its name when it is complete and on disk.
/// Of older automatic ones `spared` is not removed.
Stored<Backup> makeBackup(const QString& folder, BackupReason reason, const QString& spared = {});

/// The backups of a data folder, newest first.
std::vector<Backup> backupsOf(const QString& folder);

/// Brings the files of a backup back, each in the place of the present one; files that are not in it stay.
/// A backup of what there is now is made before, and given. `notABackup`; after a fault nothing has changed.
Stored<Backup> restoreBackup(const QString& folder, const QString& path);

} // namespace adjutant
