#include "app/storage/rosterstore.h"

#include "app/storage/rosterorder.h"
#include "app/storage/rostertable.h"
#include "app/storage/saving.h"
#include "app/storage/storefiles.h"

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
    return RosterStore(KeptDatabase(folder, settings));
}

RosterStore::RosterStore(KeptDatabase database) : m_database(std::move(database)) {}

RosterStore::~RosterStore()
{
    writePending();
}

std::vector<RosterSummary> RosterStore::summaries()
{
    auto read = m_database.reading([](Database& database) { return rostertable::summaries(database); });
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
    const auto row =
        m_database.reading([&id](Database& database) { return rostertable::find(database, id); });
    if (!row)
        return refuse(row.error());
    if (!*row)
        return refuse(storageFault(Kind::noSuchRoster, m_database.folder()));
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
        auto written = m_database.writing(
            [&pending](Database& database) { return writeRow(database, pending.row, pending.base); });
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
    Saved outcome{unstorable ? unstorable : flushed.fault, {}, false, false};
    if (const auto written = flushed.written.constFind(roster.id); written != flushed.written.cend()) {
        outcome.fault.reset(); // what others of the waiting lists met is in fault()
        outcome.renamed = written->id != roster.id;
        outcome.cameBack = written->cameBack;
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
        auto removed = m_database.writing([&id](Database& database) {
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
        auto restored = m_database.writing([&id](Database& database) {
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
    auto read = m_database.reading([](Database& database) { return rostertable::deleted(database); });
    m_readFault = read ? std::nullopt : std::optional(read.error());
    return read.value_or(std::vector<DeletedRoster>());
}

Stored<void> RosterStore::move(const QString& id, int place)
{
    writePending();
    if (m_writeFault && m_pending.find(id)) // it has no place on disk yet
        return refuse(*m_writeFault);
    return m_database.writing([&](Database& database) {
        return inTransaction(database, [&] { return rosterorder::move(database, id, place); });
    });
}

std::optional<StorageFault> RosterStore::fault() const
{
    if (m_database.report().fault)
        return m_database.report().fault;
    return m_writeFault ? m_writeFault : m_readFault;
}

Stored<void> RosterStore::retry()
{
    // A log that was taken away leaves a connection that nothing can be done with.
    const auto why = fault();
    if (!m_database.writable() || (why && why->kind == Kind::unreachable))
        m_database.reopen(Suspicion::none);
    writePending();
    if (m_database.report().fault)
        return refuse(*m_database.report().fault);
    if (m_writeFault)
        return refuse(*m_writeFault);
    return {};
}

Stored<Backup> RosterStore::backUp()
{
    writePending();
    return m_database.writing([this](Database& database) {
        return makeBackup(database, storefiles::backups(m_database.folder()), BackupReason::byHand);
    });
}

std::vector<Backup> RosterStore::backups() const
{
    return backupsIn(storefiles::backups(m_database.folder()));
}

Stored<Backup> RosterStore::restoreBackup(const QString& path)
{
    if (const auto written = retry(); !written)
        return refuse(written.error());
    if (identityOf(path) == m_database.identity())
        return refuse(storageFault(Kind::notABackup, path));
    if (auto known = refuseNewer(path, m_database.settings().steps); !known)
        return refuse(known.error());
    const auto rows = completeRows(path, m_database.settings().steps);
    if (!rows)
        return refuse(storageFault(Kind::notABackup, path));
    return m_database.writing([&](Database& database) -> Stored<Backup> {
        auto before = makeBackup(database, storefiles::backups(m_database.folder()), BackupReason::automatic);
        if (!before)
            return before;
        const auto replaced = inTransaction(database, [&]() -> Stored<void> {
            auto cleared = rostertable::clear(database);
            // A backup of a version without matches doesn't say that there were none.
            if (cleared && rows->matches.known)
                cleared = storedrows::clear(database);
            return cleared ? insertRows(database, *rows) : cleared;
        });
        if (!replaced)
            return refuse(replaced.error());
        return before;
    });
}

} // namespace adjutant
