#pragma once

#include "app/storage/diskfile.h"

#include <QSqlQuery>
#include <QVariantList>
#include <optional>

namespace adjutant {

/// An SQLite database that is open for one thread.
class SqlDatabase
{
public:
    /// A file, or `:memory:`.
    explicit SqlDatabase(const QString& path);
    SqlDatabase(const SqlDatabase&) = delete;
    SqlDatabase& operator=(const SqlDatabase&) = delete;
    ~SqlDatabase();

    /// Runs a statement; none where that failed.
    std::optional<QSqlQuery> run(const QString& sql, const QVariantList& values = {});

    /// Runs statements that take effect together; false where one failed.
    bool together(const std::function<bool()>& work);

private:
    QString m_connection;
};

/// The SQLite file that makes matches quick to find. All that is in it can be read again from their files, so
/// one that is missing, damaged, foreign or of another version is simply made anew; where that can't be done
/// it is in memory. It belongs to one thread.
class IndexFile
{
public:
    explicit IndexFile(QString path);

    /// What can't be run shows that the file can't be used any more: see makeAnew().
    SqlDatabase& sql() { return *m_database; }

    /// Replaces it by an empty one.
    void makeAnew();

    /// Reports a file that can't be used, unless that was reported of it as it is now.
    void reportUnused(const QString& path, const FileMark& mark, const QString& why,
                      std::vector<StorageNews>& news);

private:
    bool open(const QString& path);

    QString m_path;
    std::unique_ptr<SqlDatabase> m_database;
};

} // namespace adjutant
