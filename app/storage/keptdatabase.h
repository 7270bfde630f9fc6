#pragma once

#include "app/storage/opening.h"

#include <optional>
#include <utility>

namespace adjutant {

/// The database of a store, kept usable while the store lives: damage that shows is rescued, a file that
/// vanished is made anew, and what was written to a file that lost its name is written again. It belongs to
/// one thread.
class KeptDatabase
{
public:
    /// Opens the database in a folder.
    KeptDatabase(QString folder, StoreSettings settings);

    const QString& folder() const { return m_folder; }
    const StoreSettings& settings() const { return m_settings; }

    /// How it was opened, or last had to be opened anew.
    const OpenReport& report() const { return m_store.report; }

    /// Whether changes can be written; otherwise it is a copy in memory for reading.
    bool writable() const { return m_store.writable(); }

    /// Which file is open.
    const FileIdentity& identity() const { return m_store.identity; }

    /// The report where there is something in it that was not taken yet.
    std::optional<OpenReport> takeNews();

    /// Whether another program, or another store of this one, has written since this was last asked; so, too,
    /// where it was opened anew meanwhile.
    bool changedByOthers();

    /// Opens it anew where a newer Adjutant has changed the tables; the fault then.
    Stored<void> refuseNewerTables(Database& database);

    /// Looks through the whole file, once while it is open: for when something in it isn't what was written.
    /// The fault `damaged` where more of it is damaged than shows.
    Stored<void> lookThrough(Database& database);

    /// Opens it anew. Where its folder is gone, as with a disk that was taken out, it stays as it is: nothing
    /// is made in its place.
    void reopen(Suspicion suspicion);

    /// Does what needs the database; where that shows damage, rescues what can be rescued and does it again.
    template <class Work> auto reading(Work work) -> decltype(work(std::declval<Database&>()));

    /// The same for what changes the database. Where another file has taken the name meanwhile, what was done
    /// is done again there; it may be there already, if a rescue in another window has taken it along.
    /// `versionSeen`: the work itself changes nothing where the tables are newer, and says so by
    /// refuseNewerTables().
    template <class Work>
    auto writing(Work work, bool versionSeen = false) -> decltype(work(std::declval<Database&>()));

private:
    void adopt(OpenedStore store);
    bool isReplaced() const;
    Stored<void> keepLog();
    Stored<void> nameLog();
    void rememberLog();
    Stored<void> keepInPlace();
    template <class Work>
    auto writingOnce(Work& work, bool versionSeen) -> decltype(work(std::declval<Database&>()));

    QString m_folder;
    StoreSettings m_settings;
    OpenedStore m_store;
    bool m_wasOnDisk = false;
    FileIdentity m_log;     ///< as it was after the last write; not there: nothing was written yet
    qint64 m_fileBytes = 0; ///< of the database then; it never grows smaller
    qint64 m_logBytes = 0;  ///< at that time
    qint64 m_longLog = 0;   ///< from so many bytes on it is carried over
    bool m_isLookedThrough = false;
    std::optional<qint64> m_versionSeen; ///< of what is in the file, as SQLite counts it for this connection
    bool m_hasNews = false;
};

template <class Work> auto KeptDatabase::reading(Work work) -> decltype(work(std::declval<Database&>()))
{
    const auto attempt = [&]() -> decltype(work(std::declval<Database&>())) {
        if (!m_store.database)
            return refuse(m_store.report.fault.value_or(storageFault(StorageFault::Kind::other, m_folder)));
        return work(*m_store.database);
    };
    auto result = attempt();
    if (!result && result.error().kind == StorageFault::Kind::damaged && m_store.writable()) {
        // Another window may have rescued it already.
        const bool stillThere = identityOf(m_store.database->path()) == m_store.identity;
        reopen(stillThere ? Suspicion::damaged : Suspicion::none);
        result = attempt();
    }
    return result;
}

template <class Work>
auto KeptDatabase::writing(Work work, bool versionSeen) -> decltype(work(std::declval<Database&>()))
{
    constexpr int patience = 5;
    auto result = writingOnce(work, versionSeen);
    for (int again = 0; result && isReplaced(); ++again) {
        if (again == patience)
            return refuse(storageFault(StorageFault::Kind::unreachable, m_store.database->path()));
        auto redone = writingOnce(work, versionSeen);
        const bool gone = !redone && (redone.error().kind == StorageFault::Kind::noSuchRoster ||
                                      redone.error().kind == StorageFault::Kind::noSuchMatch);
        if (!gone)
            result = std::move(redone);
    }
    return result;
}

template <class Work>
auto KeptDatabase::writingOnce(Work& work, bool versionSeen) -> decltype(work(std::declval<Database&>()))
{
    if (auto there = keepInPlace(); !there)
        return refuse(there.error());
    if (auto there = keepLog(); !there)
        return refuse(there.error());
    return reading([&](Database& database) -> decltype(work(database)) {
        if (!m_store.writable())
            return refuse(*m_store.report.fault);
        if (auto known = versionSeen ? Stored<void>() : refuseNewerTables(database); !known)
            return refuse(known.error());
        auto result = work(database);
        if (!result && result.error().kind == StorageFault::Kind::full) {
            // The log may hold megabytes that the database has room for.
            static_cast<void>(database.run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
            result = work(database);
        }
        if (result)
            rememberLog();
        return result;
    });
}

} // namespace adjutant
