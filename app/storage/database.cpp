#include "app/storage/database.h"

#include "app/storage/diskfile.h"
#include "app/storage/storefiles.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <sqlite3.h>

namespace adjutant {

namespace {

// The paths of all connections of this process, whichever thread they belong to.
struct OpenPaths
{
    std::mutex mutex;
    QStringList paths;
};

OpenPaths& openPaths()
{
    static OpenPaths open;
    return open;
}

// A null QString would become a NULL. (QVariant::isNull() doesn't look into the string.)
void bind(QSqlQuery& query, const QVariantList& values)
{
    for (const QVariant& value : values) {
        const bool nullText = value.typeId() == QMetaType::QString && value.toString().isNull();
        query.addBindValue(nullText ? QVariant(QStringLiteral("")) : value);
    }
}

// A longer value counts as damage, and is refused before it is read. Qt has no word for that, so SQLite is
// asked itself, where it is the one that Qt uses.
void limitValues(const QSqlDatabase& connection)
{
    QSqlQuery library(QStringLiteral("SELECT sqlite_source_id()"), connection);
    if (!library.next() || library.value(0).toByteArray() != sqlite3_sourceid())
        return;
    const QVariant handle = connection.driver()->handle();
    if (handle.isValid() && qstrcmp(handle.typeName(), "sqlite3*") == 0)
        if (auto* database = *static_cast<sqlite3* const*>(handle.constData()))
            sqlite3_limit(database, SQLITE_LIMIT_LENGTH, longestValue);
}

} // namespace

struct Database::Connection
{
    QString path;
    QString name;
    std::map<QString, QSqlQuery> prepared; ///< by their text

    explicit Connection(QString file) : path(std::move(file))
    {
        static std::atomic<int> count = 0;
        name = QStringLiteral("adjutant-%1").arg(++count);
        const std::scoped_lock lock(openPaths().mutex);
        openPaths().paths.append(path);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection()
    {
        prepared.clear(); // a statement keeps its connection open
        QSqlDatabase::removeDatabase(name);
        const std::scoped_lock lock(openPaths().mutex);
        openPaths().paths.removeOne(path);
    }
};

Database::Database(std::unique_ptr<Connection> connection) : m_connection(std::move(connection)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Stored<void> Database::requireFiles(const QString& path)
{
    for (const QString& each :
         {path, storefiles::logOf(path), storefiles::logIndexOf(path), storefiles::journalOf(path)})
        if (const QFileInfo file(each); file.exists() && !file.isFile())
            return refuse(
                storageFault(StorageFault::Kind::unreachable, each, QStringLiteral("it is no file")));
    return {};
}

Stored<Database> Database::connect(const QString& path, const QString& name, const QString& options)
{
    Database opened(std::make_unique<Connection>(path));
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), opened.m_connection->name);
    connection.setDatabaseName(name);
    connection.setConnectOptions(options);
    if (!connection.open())
        return refuse(faultOf(connection.lastError(), path));
    limitValues(connection);
    return opened;
}

Stored<Database> Database::open(const QString& path, const Settings& settings)
{
    if (auto files = requireFiles(path); !files)
        return refuse(files.error());
    const bool existed = QFileInfo::exists(path);
    Stored<Database> opened =
        connect(path, path, QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(settings.busyTimeout));
    QStringList preparations = {
        QStringLiteral("PRAGMA journal_mode = WAL"),
        QStringLiteral("PRAGMA synchronous = FULL"),
        QStringLiteral("PRAGMA foreign_keys = ON"),
        // The store carries it over earlier: see KeptDatabase.
        QStringLiteral("PRAGMA wal_autocheckpoint = 1000"),
        // SQLite falls back to reading where it may not write, and says so at the first write only.
        QStringLiteral("BEGIN IMMEDIATE"),
        QStringLiteral("PRAGMA application_id = 1"),
        QStringLiteral("ROLLBACK"),
    };
    if (settings.mostPages > 0)
        preparations.append(QStringLiteral("PRAGMA max_page_count = %1").arg(settings.mostPages));
    // What players keep is theirs alone; the log gets the rights of its database.
    if (opened && !existed)
        QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    for (const QString& preparation : preparations) {
        if (!opened)
            break;
        if (auto done = opened->run(preparation); !done)
            opened = refuse(done.error());
    }
    // "Unable to open" doesn't tell whether the log may not be made beside the file, or didn't fit; the
    // folder does.
    const QFileInfo file(path);
    if (!opened && opened.error().kind == StorageFault::Kind::unreachable && (!existed || file.isReadable()))
        return refuse(storageFault(whyNotWritable(file.absolutePath()), path, opened.error().text));
    return opened;
}

Stored<Database> Database::openForReading(const QString& path, const Settings& settings)
{
    if (auto files = requireFiles(path); !files)
        return refuse(files.error());
    return connect(path, path,
                   QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(settings.busyTimeout));
}

Stored<Database> Database::openUntouched(const QString& path)
{
    const QString uri =
        QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1");
    return connect(path, uri, QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY"));
}

bool Database::isOpen(const QString& path)
{
    const FileIdentity wanted = identityOf(path);
    if (!wanted.exists)
        return false;
    const std::scoped_lock lock(openPaths().mutex);
    return std::ranges::any_of(openPaths().paths, [&wanted](const QString& open) {
        return wanted == identityOf(open) || wanted == identityOf(storefiles::logOf(open)) ||
               wanted == identityOf(storefiles::logIndexOf(open));
    });
}

Stored<Database> Database::openInMemory()
{
    return connect(QStringLiteral(":memory:"), QStringLiteral(":memory:"), {});
}

Stored<int> Database::run(const QString& sql, const QVariantList& values)
{
    QSqlQuery query(QSqlDatabase::database(m_connection->name, false));
    query.setForwardOnly(true);
    bool done = query.prepare(sql);
    bind(query, values);
    done = done && query.exec();
    if (!done)
        return refuse(faultOf(query.lastError(), path()));
    return query.numRowsAffected();
}

Stored<void> Database::change(const QString& sql, const QVariantList& values)
{
    if (const auto rows = run(sql, values); !rows)
        return refuse(rows.error());
    return {};
}

template <class Take> auto Database::again(const QString& sql, const QVariantList& values, Take take)
{
    Stored<decltype(take(std::declval<QSqlQuery&>()))> result;
    auto known = m_connection->prepared.find(sql);
    if (known == m_connection->prepared.end()) {
        QSqlQuery query(QSqlDatabase::database(m_connection->name, false));
        query.setForwardOnly(true);
        if (!query.prepare(sql)) {
            result = refuse(faultOf(query.lastError(), path()));
            return result;
        }
        known = m_connection->prepared.emplace(sql, std::move(query)).first;
    }
    QSqlQuery& query = known->second;
    bind(query, values);
    if (query.exec())
        result = take(query);
    if (query.lastError().isValid())
        result = refuse(faultOf(query.lastError(), path()));
    query.finish(); // or it would hold its transaction open
    if (!result)
        m_connection->prepared.erase(known);
    return result;
}

Stored<int> Database::runAgain(const QString& sql, const QVariantList& values)
{
    return again(sql, values, [](QSqlQuery& query) { return query.numRowsAffected(); });
}

Stored<QVariant> Database::valueAgain(const QString& sql)
{
    return again(sql, {}, [](QSqlQuery& query) { return query.next() ? query.value(0) : QVariant(); });
}

Stored<void> Database::read(const QString& sql, const QVariantList& values,
                            const std::function<void(const QSqlQuery&)>& take)
{
    QSqlQuery query(QSqlDatabase::database(m_connection->name, false));
    query.setForwardOnly(true);
    bool done = query.prepare(sql);
    bind(query, values);
    done = done && query.exec();
    while (done && query.next())
        take(query);
    // An error in the midst looks like the end of the rows.
    if (query.lastError().isValid())
        return refuse(faultOf(query.lastError(), path()));
    return {};
}

Stored<QVariant> Database::value(const QString& sql, const QVariantList& values)
{
    QVariant first;
    auto done = read(sql, values, [&first](const QSqlQuery& row) {
        if (!first.isValid())
            first = row.value(0);
    });
    if (!done)
        return refuse(done.error());
    return first;
}

Stored<void> Database::check()
{
    const auto verdict = value(QStringLiteral("PRAGMA integrity_check(1)"));
    if (!verdict)
        return refuse(verdict.error());
    if (verdict->toString() != QLatin1String("ok"))
        return refuse(fault(StorageFault::Kind::damaged, verdict->toString()));
    return {};
}

StorageFault Database::fault(StorageFault::Kind kind, const QString& text) const
{
    return storageFault(kind, path(), text);
}

const QString& Database::path() const
{
    return m_connection->path;
}

} // namespace adjutant
