#include "app/storage/indexfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QUuid>

namespace adjutant {

namespace {

constexpr int version = 4;

// Beside what is searched by, `row` has what is shown. Times are milliseconds in UTC. The text that is
// searched is small and comes before the notes, so that looking through all of them touches few pages.
const QString statements[] = {
    QStringLiteral("CREATE TABLE matches (id TEXT PRIMARY KEY, bytes INTEGER, modified INTEGER, system TEXT, "
                   "state TEXT, started_at INTEGER, facets TEXT, search TEXT, row BLOB, notes TEXT)"),
    QStringLiteral("CREATE INDEX matches_by_start ON matches (started_at, id)"),
    QStringLiteral("CREATE TABLE told (path TEXT PRIMARY KEY, bytes INTEGER, modified INTEGER)"),
    QStringLiteral("PRAGMA user_version = %1").arg(version)};

} // namespace

IndexFile::IndexFile(QString path) : m_path(std::move(path))
{
    if (QFileInfo(m_path).isSymLink())
        open(QStringLiteral(":memory:"));
    else if (!open(m_path))
        makeAnew();
}

// Opens a sound index of this version, or makes one where there is no file; one in memory where the file is
// another program's database, which is only looked at.
bool IndexFile::open(const QString& path)
{
    m_database = std::make_unique<SqlDatabase>(path);
    auto found = sql().run(QStringLiteral(
        "SELECT user_version, COUNT(*), TOTAL(name = 'told'), TOTAL(type NOT IN ('table', 'index')) FROM "
        "sqlite_master, pragma_user_version"));
    if (!found || !found->next())
        return false;
    const int made = found->value(0).toInt(), known = found->value(1).toInt();
    if (known > 0 && found->value(2).toInt() == 0)
        return open(QStringLiteral(":memory:"));
    if (found->value(3).toInt() > 0) // a view could run for ever
        return false;
    found.reset();
    QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner); // it has names and notes
    // Nothing waits for the disk: a power cut may cost the index its last changes, which are read again.
    sql().run(QStringLiteral("PRAGMA journal_mode = WAL"));
    sql().run(QStringLiteral("PRAGMA synchronous = NORMAL"));
    if (known > 0)
        return made == version;
    return sql().together([this] {
        return std::ranges::all_of(statements,
                                   [this](const QString& each) { return sql().run(each).has_value(); });
    });
}

void IndexFile::makeAnew()
{
    m_database.reset();
    for (const char* suffix : {"", "-wal", "-shm"})
        QFile::remove(m_path + QLatin1String(suffix));
    if (!open(m_path))
        open(QStringLiteral(":memory:"));
}

void IndexFile::reportUnused(const QString& path, const FileMark& mark, const QString& why,
                             std::vector<StorageNews>& news)
{
    auto known = sql().run(QStringLiteral("SELECT bytes, modified FROM told WHERE path = ?"), {path});
    if (known && known->next() &&
        FileMark{known->value(0).toLongLong(), known->value(1).toLongLong()}.isAsRead(mark))
        return;
    sql().run(QStringLiteral("INSERT OR REPLACE INTO told VALUES (?, ?, ?)"),
              {path, mark.bytes, mark.modified});
    news.push_back({StorageNews::Kind::notUsed, path, why});
}

SqlDatabase::SqlDatabase(const QString& path) : m_connection(QUuid::createUuid().toString(QUuid::Id128))
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    database.setDatabaseName(path);
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=250"));
    database.open();
}

SqlDatabase::~SqlDatabase()
{
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

std::optional<QSqlQuery> SqlDatabase::run(const QString& sql, const QVariantList& values)
{
    const QSqlDatabase database = QSqlDatabase::database(m_connection, false);
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!database.isOpen() || !query.prepare(sql))
        return std::nullopt;
    for (const QVariant& value : values)
        query.addBindValue(value);
    return query.exec() ? std::optional(std::move(query)) : std::nullopt;
}

bool SqlDatabase::together(const std::function<bool()>& work)
{
    QSqlDatabase database = QSqlDatabase::database(m_connection, false);
    if (database.transaction() && work() && database.commit())
        return true;
    database.rollback();
    return false;
}

} // namespace adjutant
