#include "app/storage/rosterstore.h"

#include "app/storage/rosterorder.h"
#include "app/storage/rostertable.h"
#include "app/storage/saving.h"
#include "app/storage/storefiles.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <utility>

namespace adjutant {

using Kind = StorageFault::Kind;

/// What became of everything that waited for the disk.
struct RosterStore::Flushed
{
    QHash<QString, Written> written; ///< by the ids before
    std::optional<StorageFault> fault;
};

RosterStore RosterStore::open(const QString& folder, const StoreSettings& settings)
{
    return RosterStore(QDir(folder).absolutePath(), settings);
}

RosterStore::RosterStore(QString folder, StoreSettings settings)
    : m_folder(std::move(folder)), m_settings(std::move(settings))
{
    adopt(openStore(m_folder, m_settings));
}

RosterStore::~RosterStore()
{
    writePending();
}

void RosterStore::adopt(OpenedStore store)
{
    const bool same = store.report.fault == m_store.report.fault && !store.report.rescued;
    m_hasNews = m_hasNews || (store.report.hasNews() && !same);
    m_store = std::move(store);
}

void RosterStore::reopen(Suspicion suspicion)
{
    m_store.database.reset(); // closed first, for the rescue moves the file
    adopt(openStore(m_folder, m_settings, suspicion));
}

bool RosterStore::isReplaced() const
{
    return m_store.writable() && identityOf(m_store.database->path()) != m_store.identity;
}

// Makes sure that the file of the name is still the one that is open: what is written to a deleted file is
// lost.
Stored<void> RosterStore::keepInPlace()
{
    if (!isReplaced())
        return {};
    const QString path = m_store.database->path();
    if (identityOf(path).exists) {
        reopen(Suspicion::none);
        return {};
    }
    const SalvagedRows rows = QFileInfo(m_folder).isDir() ? salvageRows(*m_store.database) : SalvagedRows();
    if (!rows.complete)
        return refuse(storageFault(Kind::unreachable, path));
    m_store.database.reset();
    adopt(reopenVanished(m_folder, m_settings, rows));
    return {};
}

// Does what needs the database; where that shows damage, rescues what can be rescued and does it again.
template <class Work> auto RosterStore::reading(Work work) -> decltype(work(std::declval<Database&>()))
{
    const auto attempt = [&]() -> decltype(work(std::declval<Database&>())) {
        if (!m_store.database)
            return refuse(m_store.report.fault.value_or(storageFault(Kind::other, m_folder)));
        return work(*m_store.database);
    };
    auto result = attempt();
    if (!result && result.error().kind == Kind::damaged && m_store.writable()) {
        // Another window may have rescued it already.
        const bool stillThere = identityOf(m_store.database->path()) == m_store.identity;
        reopen(stillThere ? Suspicion::damaged : Suspicion::none);
        result = attempt();
    }
    return result;
}

// The same for what changes the database. Where another file has taken the name meanwhile, what was done is
// done again there; it may be there already, if a rescue in another window has taken it along.
template <class Work> auto RosterStore::writing(Work work) -> decltype(work(std::declval<Database&>()))
{
    constexpr int patience = 5;
    auto result = writingOnce(work);
    for (int again = 0; result && isReplaced(); ++again) {
        if (again == patience)
            return refuse(storageFault(Kind::unreachable, m_store.database->path()));
        auto redone = writingOnce(work);
        if (redone || redone.error().kind != Kind::noSuchRoster)
            result = std::move(redone);
    }
    return result;
}

template <class Work> auto RosterStore::writingOnce(Work& work) -> decltype(work(std::declval<Database&>()))
{
    if (auto there = keepInPlace(); !there)
        return refuse(there.error());
    return reading([&](Database& database) -> decltype(work(database)) {
        if (!m_store.writable())
            return refuse(*m_store.report.fault);
        // A newer Adjutant in another window may have changed the tables meanwhile.
        const auto version = schemaVersion(database);
        if (!version)
            return refuse(version.error());
        if (*version > newestVersion(m_settings.steps)) {
            reopen(Suspicion::none);
            return refuse(m_store.report.fault.value_or(storageFault(Kind::newerVersion, m_folder)));
        }
        auto result = work(database);
        if (result || result.error().kind != Kind::full)
            return result;
        // The log may hold megabytes that the database has room for.
        static_cast<void>(database.run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        return work(database);
    });
}

std::optional<OpenReport> RosterStore::takeNews()
{
    if (!std::exchange(m_hasNews, false))
        return std::nullopt;
    return m_store.report;
}

std::vector<RosterSummary> RosterStore::summaries()
{
    auto read = reading([](Database& database) { return rostertable::summaries(database); });
    m_readFault = read ? std::nullopt : std::optional(read.error());
    if (read)
        m_lastRead = std::move(*read);
    std::vector<RosterSummary> shown = m_lastRead;
    m_pending.showIn(shown);
    return shown;
}

Stored<StoredRoster> RosterStore::roster(const QString& id)
{
    if (const PendingRoster* pending = m_pending.find(id))
        return StoredRoster{id, pending->row.revision, pending->roster};
    const auto row = reading([&id](Database& database) { return rostertable::find(database, id); });
    if (!row)
        return refuse(row.error());
    if (!*row)
        return refuse(storageFault(Kind::noSuchRoster, m_folder));
    auto contents = rosterOf(**row);
    if (!contents)
        return refuse(contents.error());
    return StoredRoster{id, (*row)->revision, std::move(*contents)};
}

RosterStore::Flushed RosterStore::writePending()
{
    Flushed flushed;
    std::optional<StorageFault> unstorable;
    const std::vector<PendingRoster> all = m_pending.all();
    for (const PendingRoster& pending : all) {
        if (pending.unstorable) {
            unstorable = pending.unstorable;
            continue;
        }
        const QString id = pending.row.summary.id;
        auto written =
            writing([&pending](Database& database) { return writeRow(database, pending.row, pending.base); });
        if (written) {
            m_pending.take(id);
            if (!written->keptAside.isEmpty())
                m_keptAside.append(written->keptAside);
            flushed.written.insert(id, *written);
            continue;
        }
        flushed.fault = written.error();
        if (flushed.fault->kind !=
            Kind::full) // a smaller list may still fit; nothing else is better for the next one
            break;
    }
    m_writeFault = flushed.fault ? flushed.fault : unstorable;
    return flushed;
}

// What has been deleted is no fault any more.
void RosterStore::settleFault()
{
    const std::vector<PendingRoster>& all = m_pending.all();
    if (std::ranges::all_of(all, [](const PendingRoster& pending) { return pending.unstorable.has_value(); }))
        m_writeFault = all.empty() ? std::nullopt : all.back().unstorable;
}

Saved RosterStore::save(StoredRoster& roster, const RosterFigures& figures)
{
    if (roster.id.isEmpty())
        roster.id = freshId();
    PendingRoster saved{rowOf(roster.id, roster.roster, figures), roster.roster, roster.revision, {}};
    if (const PendingRoster* waiting = m_pending.find(roster.id)) {
        if (waiting->row.revision == roster.revision) {
            saved.base = waiting->base;
        } else { // of another page of this window, which has not seen this one
            PendingRoster other = *m_pending.take(roster.id);
            other.row = setAside(other.row);
            other.roster.name = other.row.summary.name.toStdString();
            other.base.clear();
            m_pending.put(std::move(other));
        }
    }
    saved.unstorable = whyUnstorable(saved.row, saved.roster);
    const std::optional<StorageFault> unstorable = saved.unstorable;
    roster.revision = saved.row.revision;
    m_pending.put(std::move(saved));

    const Flushed flushed = writePending();
    Saved outcome{unstorable ? unstorable : flushed.fault, {}, false};
    if (const auto written = flushed.written.constFind(roster.id); written != flushed.written.cend()) {
        outcome.fault.reset(); // what others of the waiting lists met is in fault()
        outcome.renamed = written->id != roster.id;
        if (outcome.renamed) {
            roster.id = written->id;
            roster.roster.name = written->name.toStdString();
        }
    }
    if (!outcome.fault)
        outcome.keptAside = std::exchange(m_keptAside, {});
    return outcome;
}

Stored<void> RosterStore::remove(const QString& id)
{
    writePending();
    const PendingRoster* pending = m_pending.find(id);
    bool onDisk = !pending || !pending->base.isEmpty();
    if (onDisk) {
        auto removed = writing([&id](Database& database) {
            return inTransaction(database, [&] { return rostertable::moveToTrash(database, id); });
        });
        onDisk = removed || !pending || removed.error().kind != Kind::noSuchRoster;
        if (!removed && onDisk)
            return removed;
    }
    if (auto taken = m_pending.take(id)) {
        if (!onDisk)
            taken->base.clear(); // another window has deleted the one on disk
        m_deletedPending.put(std::move(*taken));
    }
    settleFault();
    return {};
}

Stored<QString> RosterStore::restore(const QString& id)
{
    const PendingRoster* unsaved = m_deletedPending.find(id);
    QString restoredId = id;
    if (!unsaved || !unsaved->base.isEmpty()) {
        auto restored = writing([&id](Database& database) {
            return inTransaction(database, [&] { return rostertable::takeFromTrash(database, id); });
        });
        if (!restored)
            return restored;
        restoredId = *restored;
    }
    if (auto taken = m_deletedPending.take(id)) {
        taken->row.summary.id = restoredId;
        m_pending.put(std::move(*taken));
    }
    writePending();
    return restoredId;
}

std::vector<DeletedRoster> RosterStore::deleted()
{
    auto read = reading([](Database& database) { return rostertable::deleted(database); });
    m_readFault = read ? std::nullopt : std::optional(read.error());
    return read.value_or(std::vector<DeletedRoster>());
}

Stored<void> RosterStore::move(const QString& id, int place)
{
    writePending();
    return writing([&](Database& database) {
        return inTransaction(database, [&] { return rosterorder::move(database, id, place); });
    });
}

std::optional<StorageFault> RosterStore::fault() const
{
    if (m_store.report.fault)
        return m_store.report.fault;
    return m_writeFault ? m_writeFault : m_readFault;
}

Stored<void> RosterStore::retry()
{
    if (!m_store.writable())
        reopen(Suspicion::none);
    writePending();
    if (m_store.report.fault)
        return refuse(*m_store.report.fault);
    if (m_writeFault)
        return refuse(*m_writeFault);
    return {};
}

Stored<Backup> RosterStore::backUp()
{
    writePending();
    return writing([this](Database& database) {
        return makeBackup(database, storefiles::backups(m_folder), BackupReason::byHand);
    });
}

std::vector<Backup> RosterStore::backups() const
{
    return backupsIn(storefiles::backups(m_folder));
}

Stored<void> RosterStore::restoreBackup(const QString& path)
{
    if (auto written = retry(); !written)
        return written;
    if (identityOf(path) == m_store.identity)
        return refuse(storageFault(Kind::notABackup, path));
    if (auto known = refuseNewer(path, m_settings.steps); !known)
        return known;
    const SalvagedRows rows = salvageRows(path, m_settings.steps);
    if (!rows.complete)
        return refuse(storageFault(Kind::notABackup, path));
    return writing([&](Database& database) -> Stored<void> {
        const auto before = makeBackup(database, storefiles::backups(m_folder), BackupReason::automatic);
        if (!before)
            return refuse(before.error());
        return inTransaction(database, [&]() -> Stored<void> {
            auto cleared = rostertable::clear(database);
            return cleared ? insertRows(database, rows) : cleared;
        });
    });
}

} // namespace adjutant
