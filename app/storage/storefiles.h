#pragma once

#include "app/storage/diskfile.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

// The files of the user's data folder; README.md beside this has what becomes of them.
namespace adjutant::storefiles {

inline constexpr QLatin1String matches("/matches");
inline constexpr QLatin1String lists("/lists");
inline constexpr QLatin1String listOrder("/list-order");
inline constexpr QLatin1String rules("/rules");
inline constexpr QLatin1String catalogues("/catalogues");
inline constexpr QLatin1String trash("/trash");
inline constexpr QLatin1String setAside("/set-aside");
inline constexpr QLatin1String incoming("/incoming");
inline constexpr QLatin1String backups("/backups");
inline constexpr QLatin1String phones("/phones");
inline constexpr QLatin1String drafts("/drafts");
inline constexpr QLatin1String index("/index.sqlite");
/// What the names of the files of lists and matches end in.
inline constexpr QLatin1String listSuffix(".yaml");
inline constexpr QLatin1String matchSuffix(".match");
inline constexpr QLatin1String phonesSuffix(".phones");
inline constexpr QLatin1String draftSuffix(".json");
/// Held by the one process that writes into the folder.
inline constexpr QLatin1String lock("/lock");

/// A data folder as this process opened it first, which is made where needed: all that have its path share
/// that. Another one may come to the path, a restored copy for example: this process doesn't hold that one's
/// lock, and writes nothing there. All of them belong to one thread.
class OpenedFolder
{
public:
    explicit OpenedFolder(const QString& path);

    /// `cannotCreateFolder` where it is missing, `replaced` where another one is there, `inUse` where it is
    /// to be kept and another process keeps it.
    Stored<void> stays();

    /// Takes the folder's lock for this process, which holds it as long as one of these lives; where that is
    /// impossible, before anything is written.
    FileLock::Result keep();

private:
    struct Opened;
    std::shared_ptr<Opened> m_opened;
};

/// Whether a folder among the matches has the name of a year.
bool isYear(const QString& name);

/// Whether a place within a data folder is that of a list, a match, a file of the user's own units, or what
/// players wrote beside rules: all that a backup has, and that may come in.
bool isPlaceOfOurs(const QString& place);

/// All of these that are in a folder, sorted; the fault where a part of it can't be looked into.
Stored<QStringList> placesIn(const QString& folder);

/// Makes the folders above a place within a folder that is there, so that a file can be written to it; none
/// of them may be a link.
Stored<void> makeFoldersFor(const QString& within, const QString& place);

/// Whether a path leads to a file of a data folder, which nothing else may be written over.
bool isKept(const QString& path);

/// A time in UTC that stands in a file name; invalid where the text is none.
QDateTime timeOfStamp(const QString& stamp);

/// A name with a stamp of now that no file has yet, made of `prefix`, the stamp and `suffix`.
QString freshStamped(const QString& prefix, const QString& suffix);

/// A file whose name says when it came to where it lies.
struct StampedFile
{
    QString path;
    QString name; ///< that it had before, without its suffix
    QDateTime at; ///< UTC
};

/// Those of a folder with names that end in `suffix`, the newest first.
std::vector<StampedFile> stampedIn(const QString& folder, const QString& suffix);

/// What a list or a match in the trash was.
template <class Summary> struct Deleted
{
    Summary summary;
    QDateTime at; ///< UTC
};

/// Moves a file to the trash.
Stored<void> moveToTrash(const QString& folder, const QString& path);

/// A time of a file, in UTC.
inline QDateTime timeOf(qint64 nanoseconds)
{
    return QDateTime::fromMSecsSinceEpoch(nanoseconds / 1'000'000, Qt::UTC);
}

/// How long what was deleted can at least be brought back.
inline constexpr int daysInTrash = 30;

/// Removes what was deleted before that by the clock, and by the newest file: a clock that is ahead
/// empties no trash. `newest` in nanoseconds; 0: there is none.
void emptyTrash(const QString& folder, qint64 newest);

/// Lets `put` bring another file to a path. The one that is there is set aside; it keeps its own name, too,
/// until that is the other one's, and that alone where that failed. Gives what is to be reported of it to
/// those who had it open.
Stored<StorageNews> replace(const QString& folder, const QString& path, const QString& why,
                            const std::function<Stored<void>()>& put);

} // namespace adjutant::storefiles

namespace adjutant {

/// Files that come into the data folder together: all of them or none, even if the program is killed. They
/// lie in a batch of their own, `incoming/<time>/`, until all are on disk. Whoever does that holds the lock.
class IncomingFiles
{
public:
    explicit IncomingFiles(const QString& folder);
    IncomingFiles(const IncomingFiles&) = delete;
    IncomingFiles& operator=(const IncomingFiles&) = delete;
    ~IncomingFiles(); ///< without finish() nothing has come

    /// Brings a file in for a place within the data folder: `lists/a.yaml`. What is there then is set aside.
    Stored<void> add(const QString& place, std::string_view bytes);

    /// Puts them in their places.
    Stored<void> finish();

    /// Does so with what a killed program had brought in whole, and removes what it hadn't. Adds what has
    /// come to the news, and gives why some of it has to stay where it is for now.
    static std::vector<StorageFault> finishOthers(const QString& folder, std::vector<StorageNews>& news);

private:
    QString m_folder;
    storefiles::OpenedFolder m_opened{m_folder};
    QString m_batch; ///< its folder
    QStringList m_places;
};

} // namespace adjutant
