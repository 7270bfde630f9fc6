#include "app/storage/writeaheadlog.h"

#include "app/storage/database.h"
#include "app/storage/logframes.h"
#include "app/storage/storefiles.h"

#include <QFileInfo>
#include <QtEndian>

namespace adjutant {

namespace {

constexpr int versionAt = 60, applicationAt = 68; // in a database's header, which is on page 1
constexpr int databaseHeaderBytes = 100;

quint32 headerNumber(const QByteArray& bytes, int at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

// The last header of a database that a transaction of a log has left; empty where it has none.
QByteArray headerInLog(const QString& log)
{
    LogReader reader(log);
    QByteArray found, left; // the latter within a transaction
    while (const auto frame = reader.isLog() ? reader.next() : std::nullopt) {
        if (!frame->isSound())
            continue;
        if (frame->pageNumber() == 1)
            left = frame->page.first(databaseHeaderBytes);
        if (frame->endsTransaction())
            found = left;
    }
    return found;
}

} // namespace

std::optional<int> schemaVersionInLog(const QString& log)
{
    const QByteArray header = headerInLog(log);
    return header.isEmpty() ? std::nullopt : std::optional(static_cast<int>(headerNumber(header, versionAt)));
}

bool hasStrayLog(const QString& database)
{
    return isStrayLog(storefiles::logOf(database), database);
}

bool isStrayLog(const QString& log, const QString& database)
{
    if (QFileInfo(log).size() == 0)
        return false;
    const qint64 bytes = QFileInfo(database).size();
    if (bytes == 0)
        return true;
    const QByteArray logged = headerInLog(log);
    // By SQLite: another store of this program may have it open, and would lose its locks on a file that is
    // opened and closed beside it.
    auto own = logged.isEmpty() ? refuse(storageFault(StorageFault::Kind::other, log))
                                : Database::openUntouched(database);
    const auto version = own ? own->value(QStringLiteral("PRAGMA user_version")) : refuse(own.error());
    const auto application =
        version ? own->value(QStringLiteral("PRAGMA application_id")) : refuse(version.error());
    if (!application)
        return false; // it is damaged
    // A database that was just begun has its number in the log alone; so has one of an older version. Where
    // the power failed while the log was carried over, the file may be long and its header still the first.
    const auto number = static_cast<quint32>(application->toInt());
    const int pages = own->value(QStringLiteral("PRAGMA page_count")).value_or(0).toInt();
    if (number == 0 && (version->toInt() > 0 || pages <= 1))
        return false;
    return number != headerNumber(logged, applicationAt);
}

} // namespace adjutant
