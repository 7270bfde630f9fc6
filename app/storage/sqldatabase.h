#pragma once

#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>
#include <optional>

namespace adjutant {

/// An SQLite database that is open for one thread.
class SqlDatabase
{
public:
    /// A file, or `:memory:`; see isOpen().
    explicit SqlDatabase(const QString& path);
    SqlDatabase(const SqlDatabase&) = delete;
    SqlDatabase& operator=(const SqlDatabase&) = delete;
    ~SqlDatabase();

    bool isOpen() const;

    /// Runs a statement; none where that failed.
    std::optional<QSqlQuery> run(const QString& sql, const QVariantList& values = {});

    /// Runs statements that take effect together; false where one failed.
    bool together(const std::function<bool()>& work);

private:
    QString m_connection;
};

} // namespace adjutant
