#pragma once

#include "core/expected.h"

#include <QString>

class QSqlError;

namespace adjutant {

/// Why something is not on disk, or can't be read from it.
struct StorageFault
{
    enum class Kind {
        cannotCreateFolder, ///< the data folder isn't there and can't be made
        readOnly,           ///< the file or its folder may not be written to
        full,               ///< no space left
        damaged,            ///< the file is no sound database
        newerVersion,       ///< written by a newer Adjutant: never touched
        locked,             ///< another program holds the file
        unreachable,  ///< it can't be opened, or reading or writing failed: unplugged, gone, no permission
        updateFailed, ///< an older database could not be brought to this version; it is as it was
        unreadableRoster, ///< one list's text can't be understood; the others are not concerned
        unstorableRoster, ///< one list has contents that would not read back the same
        noSuchRoster,     ///< nothing has that id: deleted in another window, or lost with a damaged file
        notABackup,       ///< the file chosen as a backup holds no lists
        noSuchMatch,      ///< no match has that id: deleted in another window, or lost with a damaged file
        startLost,        ///< what a match began with is lost; what the history shows of it is left
        changedElsewhere, ///< another window has carried this match on: nothing was overwritten
        other,
    };
    Kind kind = Kind::other;
    QString path;         ///< the file or folder concerned
    QString text;         ///< what SQLite or the system said, for those who search for it; not translated
    int foundVersion = 0; ///< of newerVersion and updateFailed: the version of the file
    int knownVersion = 0; ///< and the newest version that this program knows

    bool operator==(const StorageFault&) const = default;
};

/// What storage was asked for, or why there is none.
template <class Value> using Stored = Expected<Value, StorageFault>;

/// The fault that an error of SQLite's stands for, told by its native code.
StorageFault faultOf(const QSqlError& error, const QString& path);

/// A fault of a kind.
StorageFault storageFault(StorageFault::Kind kind, const QString& path, const QString& text = {});

} // namespace adjutant
