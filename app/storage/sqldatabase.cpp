#include "app/storage/sqldatabase.h"

#include <QSqlDatabase>
#include <QUuid>

namespace adjutant {

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

bool SqlDatabase::isOpen() const
{
    return QSqlDatabase::database(m_connection, false).isOpen();
}

std::optional<QSqlQuery> SqlDatabase::run(const QString& sql, const QVariantList& values)
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    if (!query.prepare(sql))
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
