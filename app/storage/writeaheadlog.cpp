#include "app/storage/writeaheadlog.h"

#include "app/storage/logframes.h"
#include "app/storage/storefiles.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace adjutant {

namespace {

constexpr int versionAt = 60, applicationAt = 68; // in a database's header, which is on page 1
constexpr int databaseHeaderBytes = 100;
constexpr qint64 onePage = 4096;

quint32 number(const QByteArray& bytes, int at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

// The last header of a database that a log has; empty where it has none.
QByteArray headerInLog(const QString& log)
{
    LogReader reader(log);
    QByteArray found;
    while (const auto frame = reader.isLog() ? reader.next() : std::nullopt)
        if (frame->isSound() && frame->pageNumber() == 1)
            found = frame->page.first(databaseHeaderBytes);
    return found;
}

} // namespace

std::optional<int> schemaVersionInLog(const QString& log)
{
    const QByteArray header = headerInLog(log);
    return header.isEmpty() ? std::nullopt : std::optional(static_cast<int>(number(header, versionAt)));
}

bool hasStrayLog(const QString& database)
{
    const QString log = storefiles::logOf(database);
    if (QFileInfo(log).size() == 0)
        return false;
    QFile file(database);
    if (!file.open(QIODevice::ReadOnly) || file.size() == 0)
        return true;
    const QByteArray own = file.read(databaseHeaderBytes), logged = headerInLog(log);
    if (own.size() < databaseHeaderBytes || logged.isEmpty())
        return false;
    if (!own.startsWith("SQLite format 3"))
        return false; // it is damaged
    // A database that was just begun has its number in the log alone; so has one of an older version.
    const quint32 number = adjutant::number(own, applicationAt);
    if (number == 0 && (adjutant::number(own, versionAt) > 0 || file.size() <= onePage))
        return false;
    return number != adjutant::number(logged, applicationAt);
}

} // namespace adjutant
