#pragma once

#include "app/storage/storagefault.h"

#include <QString>

namespace adjutant {

/// Which file a path leads to: two files of the same name at different times differ. Told without opening the
/// file, since closing it again would take away SQLite's locks on it.
struct FileIdentity
{
    quint64 device = 0;
    quint64 number = 0;
    bool exists = false;

    bool operator==(const FileIdentity&) const = default;
};

FileIdentity identityOf(const QString& path);

/// Makes a folder, and those above it, where it isn't there: for its owner only. False where it can't be
/// made.
bool makeDataFolder(const QString& folder);

/// Waits until a file's contents are on disk, and for a folder, its names. False where the system says they
/// aren't.
bool syncToDisk(const QString& path);

/// Renames a file within its folder in one step, replacing what has the name, and waits until that is on
/// disk. False where the file kept its old name.
bool moveInPlace(const QString& from, const QString& to);

/// Why a file in a folder could not be written, found out by making another: `full`, `readOnly`, or
/// `unreachable` where the folder is not to blame.
StorageFault::Kind whyNotWritable(const QString& folder);

} // namespace adjutant
