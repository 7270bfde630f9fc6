#include "app/storage/storefiles.h"

#include <QDir>
#include <QFileInfo>

namespace adjutant::storefiles {

namespace {

const QString stampFormat = QStringLiteral("yyyyMMdd-HHmmss-zzz");

} // namespace

QString database(const QString& folder)
{
    return folder + QStringLiteral("/adjutant.db");
}

QString lock(const QString& folder)
{
    return folder + QStringLiteral("/lock");
}

QString backups(const QString& folder)
{
    return folder + QStringLiteral("/backups");
}

QString rulesOf(const QString& backup)
{
    QString folder = backup;
    folder.chop(3); // `.db`
    return folder + QStringLiteral("-rules");
}

QString logOf(const QString& database)
{
    return database + QStringLiteral("-wal");
}

QString journalOf(const QString& database)
{
    return database + QStringLiteral("-journal");
}

QString logIndexOf(const QString& database)
{
    return database + QStringLiteral("-shm");
}

QString freshDamaged(const QString& folder)
{
    return freshStamped(folder + QStringLiteral("/adjutant.damaged-"), QStringLiteral(".db"));
}

QStringList damaged(const QString& folder)
{
    QStringList paths;
    // The stamps sort as their times do.
    const QDir::SortFlags newestFirst = QDir::Name | QDir::Reversed;
    for (const QString& name :
         QDir(folder).entryList({QStringLiteral("adjutant.damaged-*.db")}, QDir::Files, newestFirst))
        paths.append(folder + QLatin1Char('/') + name);
    return paths;
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
    QDateTime time = QDateTime::currentDateTimeUtc();
    QString name = prefix + stamp(time) + suffix;
    while (QFileInfo::exists(name)) {
        time = time.addMSecs(1);
        name = prefix + stamp(time) + suffix;
    }
    return name;
}

} // namespace adjutant::storefiles
