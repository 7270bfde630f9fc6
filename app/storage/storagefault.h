#pragma once

#include "core/expected.h"

#include <QString>

namespace adjutant {

/// Why something is not on disk, or can't be read from it.
struct StorageFault
{
    enum class Kind {
        cannotCreateFolder, ///< a folder isn't there and can't be made
        readOnly,           ///< a file or its folder may not be written to
        full,               ///< no space left
        matchFull,          ///< the file of a match, which takes so much at most
        damaged,            ///< a file is none of ours, or its beginning was altered
        unreachable, ///< it can't be opened, or reading or writing failed: unplugged, gone, no permission
        unreadableRoster, ///< a list's text can't be understood
        unstorableRoster, ///< a list has contents that would not read back the same
        noSuchRoster,     ///< no list has that id
        noSuchMatch,      ///< no match has that id
        nameTaken,        ///< there is another one of that id
        notABackup,       ///< the file chosen as a backup is none
        tooMuch,          ///< the folder holds more than a backup may
        inUse,            ///< another process keeps the data folder
        replaced,         ///< another data folder came to the path of the one that was opened
        comesLater,       ///< of several files some are in their places; the others follow at the next start
    };
    Kind kind = Kind::unreachable;
    QString path; ///< the file or folder concerned, or the name of the list
    QString text; ///< what the system said, for those who search for it; not translated
};

/// What storage was asked for, or why there is none.
template <class Value> using Stored = Expected<Value, StorageFault>;

/// A fault of a kind.
inline StorageFault storageFault(StorageFault::Kind kind, const QString& path, const QString& text = {})
{
    return {kind, path, text};
}

/// What storage has found or done that people should know of.
struct StorageNews
{
    enum class Kind {
        notUsed,      ///< a file in our folders that is none of ours
        imported,     ///< a file that came in as an interrupted import was completed
        setAside,     ///< a damaged file, or one that somebody else has changed: another is in its place
        cameLate,     ///< a file of an import: the one in its place was changed since, and stays
        writtenAgain, ///< a file that was gone while it was open
        shorter,      ///< a match has fewer records than it had
    };
    Kind kind = Kind::notUsed;
    QString path; ///< where it lies now
    QString why;  ///< in English; may be empty

    bool operator==(const StorageNews&) const = default;
};

/// A fault for people: what happened, and what to do.
QString toText(const StorageFault& fault);

/// Why something was not done at all.
QString toRefusal(const StorageFault& fault);

/// Why changes of lists are not on disk; they are kept in memory until they are.
QString toUnsaved(const StorageFault& fault);

/// What was found or done with a file.
QString toText(const StorageNews& news);

} // namespace adjutant
