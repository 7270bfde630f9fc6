#pragma once

#include "app/storage/storagefault.h"

#include <QDateTime>
#include <QString>

#include <vector>

// The files of the user's data folder; README.md beside this has what becomes of them.
namespace adjutant::storefiles {

inline constexpr QLatin1String matches("/matches");
inline constexpr QLatin1String lists("/lists");
inline constexpr QLatin1String listOrder("/list-order");
inline constexpr QLatin1String trash("/trash");
inline constexpr QLatin1String setAside("/set-aside");
inline constexpr QLatin1String incoming("/incoming");
inline constexpr QLatin1String backups("/backups");
inline constexpr QLatin1String index("/index.sqlite");
/// Held by the one process that writes into the folder.
inline constexpr QLatin1String lock("/lock");

/// Whether a place within a data folder is that of a list, a match, or what players wrote beside rules: all
/// that a backup has, and that may come in.
bool isPlaceOfOurs(const QString& place);

/// All of these that are in a folder, sorted.
QStringList placesIn(const QString& folder);

/// Makes the folders above a place within a folder that is there, so that a file can be written to it; none
/// of them may be a link.
Stored<void> makeFoldersFor(const QString& within, const QString& place);

/// Whether a path leads to a file of a data folder, which nothing else may be written over.
bool isKept(const QString& path);

/// A time in UTC as it stands in file names, and back; invalid where the text is none.
QString stamp(const QDateTime& time);
QDateTime timeOfStamp(const QString& stamp);

/// A name with a stamp of now that no file has yet, made of `prefix`, the stamp and `suffix`.
QString freshStamped(const QString& prefix, const QString& suffix);

/// A file whose name says when it came to where it lies.
struct StampedFile
{
    QString path;
    QString name; ///< that it had before
    QDateTime at; ///< UTC
};

/// Those of a folder with names that end in `suffix`, the newest first.
std::vector<StampedFile> stampedIn(const QString& folder, const QString& suffix);

/// Moves a file to the trash.
Stored<void> moveToTrash(const QString& folder, const QString& path);

/// Until when what was deleted at this time can at least be brought back.
QDateTime keptInTrashUntil(const QDateTime& deletedAt);

/// Removes what was deleted more than 30 days ago by the clock, and by the newest file: a clock that is ahead
/// empties no trash. `newest` in nanoseconds; 0: there is none.
void emptyTrash(const QString& folder, qint64 newest);

/// Sets a file aside that another one is to replace, with a text beside it that says why, and when: its path
/// there, or empty where there is no file. It keeps its own name, too, until that is the other one's.
Stored<QString> keepAside(const QString& folder, const QString& path, const QString& why);

/// It wasn't replaced after all.
void removeAside(const QString& aside);

/// What is to be told of a file that was replaced, for those who had it open: with what keepAside() gave.
StorageNews newsOfReplaced(const QString& path, const QString& aside, const QString& why);

} // namespace adjutant::storefiles
