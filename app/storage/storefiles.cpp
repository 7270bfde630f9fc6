#include "app/storage/storefiles.h"

#include "app/storage/diskfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <unistd.h>

namespace adjutant::storefiles {

namespace {

const QString stampFormat = QStringLiteral("yyyyMMdd-HHmmss-zzz");
constexpr qsizetype stampLength = 19;
constexpr QLatin1String noteSuffix(".txt");
constexpr int trashDays = 30;

} // namespace

bool isPlaceOfOurs(const QString& place)
{
    static const QRegularExpression ours(
        QStringLiteral("^(list-order|(lists|rules)/[^./][^/]*\\.yaml|matches/\\d{4}/[^./][^/]*\\.match)$"));
    return ours.match(place).hasMatch();
}

QStringList placesIn(const QString& folder)
{
    QStringList places;
    for (QDirIterator each(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
         each.hasNext();)
        if (const QString place = each.next().mid(folder.size() + 1); isPlaceOfOurs(place))
            places.append(place);
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
        if (!makePlainFolder(folder))
            return refuse(storageFault(StorageFault::Kind::cannotCreateFolder, folder));
    }
    if (::access(QFile::encodeName(folder).constData(), W_OK) != 0)
        return refuse(faultOfSystem(folder));
    return {};
}

bool isKept(const QString& path)
{
    static const QRegularExpression ours(
        QStringLiteral("^/(index\\.sqlite.*|list-order|(matches|lists|trash|set-aside|incoming)/.*)$"));
    const QFileInfo named(path);
    const QString file = named.exists() ? named.canonicalFilePath()
                                        : QDir(named.path()).canonicalPath() + u'/' + named.fileName();
    for (QString folder = file; folder.contains(u'/');) {
        folder.truncate(folder.lastIndexOf(u'/'));
        const bool isDataFolder = markOf(folder + index).exists() || markOf(folder + lock).exists();
        if (isDataFolder && ours.match(file.mid(folder.size())).hasMatch())
            return true;
    }
    return false;
}

QString stamp(const QDateTime& time)
{
    return time.toUTC().toString(stampFormat);
}

QDateTime timeOfStamp(const QString& stamp)
{
    QDateTime time = QDateTime::fromString(stamp, stampFormat);
    time.setTimeSpec(Qt::UTC);
    return time;
}

QString freshStamped(const QString& prefix, const QString& suffix)
{
    QDateTime time = withinOurYears(QDateTime::currentDateTimeUtc());
    QString name = prefix + stamp(time) + suffix;
    while (QFileInfo::exists(name)) {
        time = time.addMSecs(1);
        name = prefix + stamp(time) + suffix;
    }
    return name;
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
        const QDateTime at = timeOfStamp(name.left(stampLength));
        if (at.isValid() && name.size() > stampLength + 1 && name.endsWith(suffix))
            files.push_back({file.filePath(), name.mid(stampLength + 1), at});
    }
    return files;
}

Stored<void> moveToTrash(const QString& folder, const QString& path)
{
    if (!makePlainFolder(folder + trash))
        return refuse(storageFault(StorageFault::Kind::cannotCreateFolder, folder + trash));
    const QString name = QLatin1Char('-') + QFileInfo(path).fileName();
    if (!moveInPlace(path, freshStamped(folder + trash + QLatin1Char('/'), name)))
        return refuse(faultOfSystem(path));
    syncToDisk(QFileInfo(path).absolutePath());
    return {};
}

QDateTime keptInTrashUntil(const QDateTime& deletedAt)
{
    return deletedAt.addDays(trashDays);
}

void emptyTrash(const QString& folder, qint64 newest)
{
    const QDateTime now = std::min(QDateTime::currentDateTimeUtc(),
                                   QDateTime::fromMSecsSinceEpoch(newest / 1'000'000, Qt::UTC));
    for (const StampedFile& file : stampedIn(folder + trash, {}))
        if (keptInTrashUntil(file.at) < now)
            QFile::remove(file.path);
}

Stored<QString> keepAside(const QString& folder, const QString& path, const QString& why)
{
    if (!markOf(path).exists())
        return QString();
    if (!makePlainFolder(folder + setAside))
        return refuse(storageFault(StorageFault::Kind::cannotCreateFolder, folder + setAside));
    const QString aside = freshStamped(folder + setAside + u'/', u'-' + QFileInfo(path).fileName());
    if (!alsoNamed(path, aside))
        return refuse(faultOfSystem(path));
    const QString note = QDateTime::currentDateTimeUtc().toString(Qt::ISODate) + u' ' + why + u'\n';
    static_cast<void>(writeInPlace(aside + noteSuffix, note.toStdString()));
    return aside;
}

void removeAside(const QString& aside)
{
    QFile::remove(aside);
    QFile::remove(aside + noteSuffix);
}

StorageNews newsOfReplaced(const QString& path, const QString& aside, const QString& why)
{
    return aside.isEmpty() ? StorageNews{StorageNews::Kind::writtenAgain, path, {}}
                           : StorageNews{StorageNews::Kind::setAside, aside, why};
}

} // namespace adjutant::storefiles
