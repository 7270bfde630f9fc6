#pragma once

#include "app/storage/storagefault.h"

#include <QString>
#include <QVariant>
#include <functional>
#include <memory>

class QSqlQuery;

namespace adjutant {

/// The most bytes of one value or row that are read or written; four times the longest text of ours.
inline constexpr int longestValue = 16 * 1024 * 1024;

/// A connection to one SQLite file, closed when it goes. It belongs to the thread that opened it.
class Database
{
public:
    /// How a database for writing is opened.
    struct Settings
    {
        int busyTimeout = 1500; ///< milliseconds to wait for another writer
        int mostPages = 0;      ///< the file grows no further, as on a full disk; 0: no such limit
    };

    /// Opens a file for reading and writing, made where it isn't there: with a write-ahead log that is
    /// flushed at each commit, so that what was committed stays. A file that turns out to be read-only is
    /// refused.
    static Stored<Database> open(const QString& path, const Settings& settings);

    /// Opens a file for reading as other programs see it that have it open now: with its log, and without
    /// carrying that over.
    static Stored<Database> openForReading(const QString& path, const Settings& settings);

    /// Opens a file for reading without touching it or its folder. What is only in its log isn't seen.
    static Stored<Database> openUntouched(const QString& path);

    /// Refuses a database whose file, log, index or journal is none: a pipe would be waited for.
    static Stored<void> requireFiles(const QString& path);

    /// Whether a path, a symbolic or a hard link leads to a file that this process has open here, or to its
    /// log. Told without opening the file, since closing it again would take away SQLite's locks on it.
    static bool isOpen(const QString& path);

    /// A database that is gone when it closes.
    static Stored<Database> openInMemory();

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    /// Runs a statement; gives the number of rows it changed.
    Stored<int> run(const QString& sql, const QVariantList& values = {});

    /// Runs a statement.
    Stored<void> change(const QString& sql, const QVariantList& values = {});

    /// As run() for a statement that comes again and again: it stays prepared while the database is open.
    Stored<int> runAgain(const QString& sql, const QVariantList& values = {});

    /// The same for a query's first value.
    Stored<QVariant> valueAgain(const QString& sql);

    /// Runs a query and hands over its rows one by one. Where it fails midway, the rows before were handed
    /// over.
    Stored<void> read(const QString& sql, const QVariantList& values,
                      const std::function<void(const QSqlQuery&)>& take);

    /// The first value of a query's first row; invalid where there is no row.
    Stored<QVariant> value(const QString& sql, const QVariantList& values = {});

    /// Looks through the whole file for damage; the fault `damaged` where there is some.
    Stored<void> check();

    /// A fault in this file.
    StorageFault fault(StorageFault::Kind kind, const QString& text = {}) const;

    const QString& path() const;

private:
    struct Connection;
    explicit Database(std::unique_ptr<Connection> connection);
    static Stored<Database> connect(const QString& path, const QString& name, const QString& options);

    /// Runs a statement that stays prepared, hands it to `take` while its rows are there, and resets it.
    template <class Take> auto again(const QString& sql, const QVariantList& values, Take take);

    std::unique_ptr<Connection> m_connection;
};

/// Runs work within one transaction that is committed where the work succeeds, and otherwise leaves no trace.
/// The right to write is taken at once, so that what the work reads can't change before it writes.
template <class Work> auto inTransaction(Database& database, Work work) -> decltype(work())
{
    // PostgreSQL knows no IMMEDIATE; there, BEGIN ISOLATION LEVEL SERIALIZABLE stands for it.
    if (auto begun = database.run(QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return refuse(begun.error());
    auto result = work();
    if (result) {
        auto committed = database.run(QStringLiteral("COMMIT"));
        if (committed)
            return result;
        result = refuse(committed.error());
    }
    static_cast<void>(database.run(QStringLiteral("ROLLBACK"))); // SQLite may have rolled back already
    return result;
}

} // namespace adjutant
