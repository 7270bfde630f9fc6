#include "app/storage/storefiles.h"

#include "app/storage/recordfile.h"
#include "core/catalogue/ids.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <fcntl.h>
#include <limits>
#include <map>
#include <unistd.h>

namespace adjutant::storefiles {

namespace {

const QString stampFormat = QStringLiteral("yyyyMMdd-HHmmss-zzz");
constexpr QLatin1String noteSuffix(".txt");

} // namespace

struct OpenedFolder::Opened
{
    QString path;
    FileMark mark{};
    bool isToBeKept = false;
    std::unique_ptr<FileLock> lock{};
};

OpenedFolder::OpenedFolder(const QString& path)
{
    static std::map<QString, std::weak_ptr<Opened>> all;
    m_opened = all[path].lock();
    if (!m_opened)
        all[path] = m_opened = std::make_shared<Opened>(Opened{path});
    static_cast<void>(stays());
}

Stored<void> OpenedFolder::stays()
{
    using Kind = StorageFault::Kind;
    auto& [path, mark, isToBeKept, lock] = *m_opened;
    const bool isNew = !mark.exists() && makeDataFolder(path);
    // Of the folder itself where its path is a link.
    const FileMark now = markOf(QFileInfo(path).canonicalFilePath());
    if (isNew && isToBeKept && keep() == FileLock::Result::busy)
        return refuse(storageFault(Kind::inUse, path));
    if (isNew)
        mark = now;
    if (!now.exists() || !mark.exists())
        return refuse(storageFault(Kind::cannotCreateFolder, path));
    return now.isSameFile(mark) ? Stored<void>() : refuse(storageFault(Kind::replaced, path));
}

FileLock::Result OpenedFolder::keep()
{
    m_opened->isToBeKept = true;
    auto lock = std::make_unique<FileLock>(m_opened->path + storefiles::lock);
    const FileLock::Result taken = lock->take();
    if (taken != FileLock::Result::busy)
        m_opened->lock = std::move(lock); // which holds the folder itself, where its file can't be made
    return taken;
}

bool isPlaceOfOurs(const QString& place)
{
    // Among the catalogues any names and folders, except hidden ones and names that aren't UTF-8.
    static const QRegularExpression ours(QStringLiteral(
        "\\A(?:(?:lists|rules)/([^/]*)\\.yaml|matches/\\d{4}/([^/]*)\\.match|"
        "(catalogues(?:/(?!\\.)[^/\\x00\\x{fffd}]+){2,10}(?i)(?<=\\.yaml|\\.yml|\\.png)))\\z"));
    const auto match = ours.match(place);
    return place == listOrder.mid(1) || match.hasCaptured(3) ||
           isId((match.captured(1) + match.captured(2)).toStdString());
}

bool isYear(const QString& name)
{
    return name.size() == 4 && std::ranges::all_of(name, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

Stored<QStringList> placesIn(const QString& folder)
{
    QStringList places;
    if (markOf(folder + listOrder).exists())
        places.append(listOrder.mid(1));
    QStringList within{QStringLiteral("lists"), QStringLiteral("rules"), QStringLiteral("matches")};
    if (isPlainFolder(folder + catalogues)) // they may be kept elsewhere, behind a link
        within.append(catalogues.mid(1));
    while (!within.isEmpty()) {
        const QString room = within.takeLast();
        const bool isWhole = eachIn(folder + u'/' + room, [&](const QString& name, const struct stat& found) {
            const QString place = room + u'/' + name;
            if (S_ISREG(found.st_mode) && isPlaceOfOurs(place))
                places.append(place);
            else if (room == matches.mid(1) ? isYear(name)
                                            : S_ISDIR(found.st_mode) && room.startsWith(catalogues.mid(1)))
                within.append(place); // not through a link: then the folder isn't whole
        });
        if (!isWhole)
            return refuse(faultOfReading(folder + u'/' + room));
    }
    places.sort();
    return places;
}

Stored<void> makeFoldersFor(const QString& within, const QString& place)
{
    QString folder = within;
    if (!QFileInfo(folder).isDir())
        return refuse(storageFault(StorageFault::Kind::cannotCreateFolder, folder));
    const QStringList names = place.split(u'/');
    for (const QString& name : names.first(names.size() - 1)) {
        folder += u'/' + name;
        if (auto made = makePlainFolder(folder); !made)
            return made;
    }
    const bool isOpen = ::access(QFile::encodeName(folder).constData(), W_OK) == 0;
    return isOpen ? Stored<void>() : refuse(faultOfSystem(folder));
}

bool isKept(const QString& path)
{
    static const QRegularExpression ours(QStringLiteral(
        "^/(lock|index\\.sqlite.*|list-order|match-setup\\.json|(matches|lists|trash|set-aside|incoming|"
        "backups|rules|catalogues|phones|drafts)/.*)$"));
    const QFileInfo named(path);
    const QString file = named.exists() ? named.canonicalFilePath()
                                        : QDir(named.path()).canonicalPath() + u'/' + named.fileName();
    for (QString folder = file; folder.contains(u'/');) {
        folder.truncate(folder.lastIndexOf(u'/'));
        const auto has = [&folder](const QString& name) { return markOf(folder + name).exists(); };
        const QString place = file.mid(folder.size());
        if ((has(index) || has(lock) || has(incoming)) ? ours.match(place).hasMatch()
                                                       : has(matches) && isPlaceOfOurs(place.mid(1)))
            return true;
    }
    return false;
}

QDateTime timeOfStamp(const QString& stamp)
{
    QDateTime time = QDateTime::fromString(stamp, stampFormat);
    time.setTimeSpec(Qt::UTC);
    return time;
}

QString freshStamped(const QString& prefix, const QString& suffix)
{
    QDateTime time = QDateTime::currentDateTimeUtc();
    while (QFileInfo::exists(prefix + time.toString(stampFormat) + suffix))
        time = time.addMSecs(1);
    return prefix + time.toString(stampFormat) + suffix;
}

std::vector<StampedFile> stampedIn(const QString& folder, const QString& suffix)
{
    std::vector<StampedFile> files;
    if (!isPlainFolder(folder))
        return files;
    // The stamps sort as their times do.
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files | QDir::NoSymLinks | QDir::Hidden,
                                                            QDir::Name | QDir::Reversed)) {
        const QString name = file.fileName();
        const QDateTime at = timeOfStamp(name.left(stampFormat.size()));
        if (at.isValid() && name.size() > stampFormat.size() + 1 + suffix.size() && name.endsWith(suffix))
            files.push_back({file.filePath(), name.mid(stampFormat.size() + 1).chopped(suffix.size()), at});
    }
    return files;
}

Stored<void> moveToTrash(const QString& folder, const QString& path)
{
    if (auto made = makePlainFolder(folder + trash); !made)
        return made;
    const QString name = QLatin1Char('-') + QFileInfo(path).fileName();
    if (!moveInPlace(path, freshStamped(folder + trash + QLatin1Char('/'), name)))
        return refuse(faultOfSystem(path));
    syncToDisk(QFileInfo(path).absolutePath());
    return {};
}

void emptyTrash(const QString& folder, qint64 newest)
{
    const QDateTime now = std::min(QDateTime::currentDateTimeUtc(), timeOf(newest));
    for (const QLatin1String suffix : {listSuffix, matchSuffix})
        for (const StampedFile& file : stampedIn(folder + trash, suffix))
            if (file.at.addDays(daysInTrash) < now)
                QFile::remove(file.path);
}

// Gives the file at a path, if any, a second name among those set aside, with a text beside it that says why,
// and when, without waiting for the disk.
static Stored<QString> alsoSetAside(const QString& folder, const QString& path, const QString& why)
{
    if (!markOf(path).exists())
        return QString();
    if (const auto made = makePlainFolder(folder + setAside); !made)
        return refuse(made.error());
    const QString aside = freshStamped(folder + setAside + u'/', u'-' + QFileInfo(path).fileName());
    const QString note = QDateTime::currentDateTimeUtc().toString(Qt::ISODate) + u' ' + why + u'\n';
    if (writeUnsynced(aside + noteSuffix, note.toStdString())) {
        if (::link(QFile::encodeName(path).constData(), QFile::encodeName(aside).constData()) == 0)
            return aside;
        // Some file systems have no links; there it is a copy.
        const auto bytes = readPlainFile(path, std::numeric_limits<qint64>::max());
        if (bytes && writeInPlace(aside, *bytes))
            return aside;
    }
    const StorageFault fault = faultOfSystem(path);
    QFile::remove(aside + noteSuffix);
    return refuse(fault);
}

static void dropSetAside(const QString& aside)
{
    if (aside.isEmpty())
        return;
    QFile::remove(aside);
    QFile::remove(aside + noteSuffix);
}

Stored<StorageNews> replace(const QString& folder, const QString& path, const QString& why,
                            const std::function<Stored<void>()>& put)
{
    const auto aside = alsoSetAside(folder, path, why);
    if (!aside)
        return refuse(aside.error());
    if (!aside->isEmpty())
        syncToDisk(folder + setAside);
    if (const auto done = put(); !done) {
        dropSetAside(*aside);
        return refuse(done.error());
    }
    return aside->isEmpty() ? StorageNews{StorageNews::Kind::writtenAgain, path, {}}
                            : StorageNews{StorageNews::Kind::setAside, *aside, why};
}

} // namespace adjutant::storefiles

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

const QString completeMark = QStringLiteral("/complete");

// Waits until all that was written to the file system of a path is on disk; false where it can't be known.
bool syncAll(const QString& path)
{
    const OpenFile file(path, O_RDONLY);
    return file && ::syncfs(file.descriptor()) == 0;
}

// Links are followed by neither. Most have nothing in their place: then nothing is read.
bool isEqual(const QString& one, const QString& other)
{
    if (markOf(one).bytes != markOf(other).bytes)
        return false;
    const auto first = readPlainFile(one, longestFile), second = readPlainFile(other, longestFile);
    return first && second && *first == *second;
}

// Moves the files of a complete batch to where they belong; what was moved before is there already. What is
// there, and another, is set aside first, all of it with one sync. `comesLater` where some were moved; after
// any other fault nothing has changed. Adds what was moved, and what came too late, to the news: what is
// there since the batch was complete stays.
Stored<void> moveAllIn(const QString& folder, const QString& batch, const QStringList& places,
                       qint64 completed, std::vector<StorageNews>& news)
{
    const QString why = QStringLiteral("another came in its place, of an import or a backup");
    const QString late = QStringLiteral("the one in its place was changed while this import waited");
    QMap<QString, QString> asides; // by the places of the files that are to be moved
    const auto refused = [&](const StorageFault& fault) {
        std::ranges::for_each(asides, storefiles::dropSetAside);
        return refuse(fault);
    };
    for (const QString& place : places) {
        if (const auto made = storefiles::makeFoldersFor(folder, place); !made)
            return refused(made.error());
        const QString from = batch + u'/' + place, to = folder + u'/' + place;
        const bool isSame = isEqual(from, to), isLate = !isSame && markOf(to).modified > completed;
        const auto aside = isSame   ? Stored<QString>()
                           : isLate ? storefiles::alsoSetAside(folder, from, late)
                                    : storefiles::alsoSetAside(folder, to, why);
        if (!aside)
            return refused(aside.error());
        if (isLate)
            news.push_back({StorageNews::Kind::cameLate, *aside, {}});
        if (isSame || isLate)
            QFile::remove(from);
        else
            asides.insert(place, *aside);
    }
    if (std::ranges::any_of(asides, [](const QString& aside) { return !aside.isEmpty(); }) &&
        !syncAll(folder))
        return refused(faultOfSystem(folder));
    const QStringList moved = asides.keys();
    // Synced once all are there; until then the batch is complete, and would be moved in again.
    for (const QString& place : moved) {
        const QString to = folder + u'/' + place;
        if (!moveUnsynced(batch + u'/' + place, to)) {
            const StorageFault fault = faultOfSystem(to);
            return refused(place != moved[0] ? storageFault(Kind::comesLater, to, fault.text) : fault);
        }
        asides.remove(place);
    }
    if (!syncAll(folder))
        return refuse(storageFault(Kind::comesLater, folder, faultOfSystem(folder).text));
    // First the mark: a batch that came back would be played over newer files.
    QFile::remove(batch + completeMark);
    syncToDisk(batch);
    QDir(batch).removeRecursively();
    for (const QString& place : moved)
        news.push_back({StorageNews::Kind::imported, folder + u'/' + place, {}});
    return {};
}

} // namespace

IncomingFiles::IncomingFiles(const QString& folder)
    : m_folder(folder), m_batch(storefiles::freshStamped(folder + storefiles::incoming + u'/', {}))
{}

IncomingFiles::~IncomingFiles()
{
    if (!markOf(m_batch + completeMark).exists())
        QDir(m_batch).removeRecursively();
}

Stored<void> IncomingFiles::add(const QString& place, std::string_view bytes)
{
    const auto made = m_opened.stays()
                          .and_then([&] { return makePlainFolder(m_folder + storefiles::incoming); })
                          .and_then([&] { return makePlainFolder(m_batch); })
                          .and_then([&] { return storefiles::makeFoldersFor(m_batch, place); });
    if (!made)
        return made;
    // One sync for all of them, in finish().
    const QString path = m_batch + u'/' + place;
    if (!writeUnsynced(path, bytes)) {
        const StorageFault fault = faultOfSystem(path);
        QFile::remove(path); // a part of it is not to come later
        return refuse(fault);
    }
    m_places.append(place);
    return {};
}

Stored<void> IncomingFiles::finish()
{
    if (m_places.isEmpty())
        return {};
    if (!syncAll(m_batch))
        return refuse(faultOfSystem(m_batch));
    if (auto marked = writeInPlace(m_batch + completeMark, {}); !marked)
        return marked;
    std::vector<StorageNews> known; // to whoever imports
    auto moved = moveAllIn(m_folder, m_batch, m_places, std::numeric_limits<qint64>::max(), known);
    if (!moved && moved.error().kind != Kind::comesLater) {
        QFile::remove(m_batch + completeMark); // it isn't to come later, either
        syncToDisk(m_batch);
    }
    return moved;
}

std::vector<StorageFault> IncomingFiles::finishOthers(const QString& folder, std::vector<StorageNews>& news)
{
    std::vector<StorageFault> left;
    const QString incoming = folder + storefiles::incoming;
    if (!isPlainFolder(incoming) || !storefiles::OpenedFolder(folder).stays())
        return left;
    for (const QString& name :
         QDir(incoming).entryList(QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot)) {
        const QString batch = incoming + u'/' + name;
        if (!storefiles::timeOfStamp(name).isValid())
            continue; // none of ours
        const FileMark complete = markOf(batch + completeMark);
        if (!complete.exists()) {
            QDir(batch).removeRecursively();
            continue;
        }
        const auto moved = storefiles::placesIn(batch).and_then(
            [&](const QStringList& all) { return moveAllIn(folder, batch, all, complete.modified, news); });
        if (moved)
            continue;
        const auto& [kind, path, text] = moved.error();
        const QString why = text.isEmpty() ? text : QStringLiteral(": ") + text;
        left.push_back(storageFault(kind, batch, QStringLiteral("an import that waits for ") + path + why));
    }
    return left;
}

} // namespace adjutant
