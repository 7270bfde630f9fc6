#include "app/storage/storefiles.h"

#include "app/storage/diskfile.h"
#include "app/storage/storedtime.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <unistd.h>

namespace adjutant::storefiles {

namespace {

const QString stampFormat = QStringLiteral("yyyyMMdd-HHmmss-zzz");
constexpr qsizetype stampLength = 19;
constexpr int trashDays = 30;

} // namespace

QString matches(const QString& folder)
{
    return folder + QStringLiteral("/matches");
}

QString lists(const QString& folder)
{
    return folder + QStringLiteral("/lists");
}

QString trash(const QString& folder)
{
    return folder + QStringLiteral("/trash");
}

QString setAside(const QString& folder)
{
    return folder + QStringLiteral("/set-aside");
}

QString incoming(const QString& folder)
{
    return folder + QStringLiteral("/incoming");
}

QString backups(const QString& folder)
{
    return folder + QStringLiteral("/backups");
}

QString index(const QString& folder)
{
    return folder + QStringLiteral("/index.sqlite");
}

QString lock(const QString& folder)
{
    return folder + QStringLiteral("/lock");
}

bool isPlaceOfOurs(const QString& place)
{
    static const QRegularExpression ours(
        QStringLiteral("^(list-order|(lists|rules)/[^./][^/]*\\.yaml|matches/\\d{4}/[^./][^/]*\\.match)$"));
    return ours.match(place).hasMatch();
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
    const QFileInfo named(path);
    const QFileInfo file(named.exists() ? named.canonicalFilePath() : path);
    const auto isDataFolder = [](const QString& folder) {
        return identityOf(index(folder)).exists || identityOf(lock(folder)).exists;
    };
    QString folder = QFileInfo(file.path()).canonicalFilePath();
    if (isDataFolder(folder) && (file.fileName().startsWith(QLatin1String("index.sqlite")) ||
                                 file.fileName() == QLatin1String("list-order")))
        return true;
    for (int level = 0; level < 2 && !folder.isEmpty(); ++level) {
        const QFileInfo here(folder);
        static const QStringList ours{QStringLiteral("matches"), QStringLiteral("lists"),
                                      QStringLiteral("trash"), QStringLiteral("set-aside"),
                                      QStringLiteral("incoming")};
        if (ours.contains(here.fileName()) && isDataFolder(here.path()))
            return true;
        folder = here.path();
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
    if (!makePlainFolder(trash(folder)))
        return refuse(storageFault(StorageFault::Kind::cannotCreateFolder, trash(folder)));
    const QString name = QLatin1Char('-') + QFileInfo(path).fileName();
    if (!moveInPlace(path, freshStamped(trash(folder) + QLatin1Char('/'), name)))
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
    for (const StampedFile& file : stampedIn(trash(folder), {}))
        if (keptInTrashUntil(file.at) < now)
            QFile::remove(file.path);
}

Stored<QString> placeAside(const QString& folder, const QString& path)
{
    const QString aside = setAside(folder);
    if (!makePlainFolder(aside))
        return refuse(storageFault(StorageFault::Kind::cannotCreateFolder, aside));
    return freshStamped(aside + QLatin1Char('/'), QLatin1Char('-') + QFileInfo(path).fileName());
}

void noteAside(const QString& aside, const QString& why)
{
    const QString when = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    static_cast<void>(
        writeInPlace(aside + QStringLiteral(".txt"), (when + QLatin1Char(' ') + why + u'\n').toStdString()));
}

} // namespace adjutant::storefiles
