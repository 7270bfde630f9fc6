#pragma once

#include "app/storage/backup.h"
#include "app/storage/keptdatabase.h"
#include "app/storage/pendingrosters.h"

namespace adjutant {

/// What became of a save.
struct Saved
{
    /// Why the roster is not on disk. It is kept in memory then and shown like any other, and written by the
    /// next change that can be, or by retry(). None: it is on disk.
    std::optional<StorageFault> fault;

    /// Ids of copies, named "… (other window)", of versions that another window had saved meanwhile. All
    /// that no save has told yet, those of remove(), move() and so on too; none while there is a fault.
    QStringList keptAside;

    /// Whether the roster now goes by another id and name, since another window has taken its old id: read
    /// both from the roster that was given.
    bool renamed = false;

    /// Whether it had been deleted meanwhile, by another window or with a backup that was put back: it is
    /// there again, behind the others.
    bool cameBack = false;
};

/// The user's army lists. What was saved is on disk when save() returns, or it says why not; it is never lost
/// while the store lives. Several stores, in this program or in others, may work on one folder. A store
/// belongs to one thread.
class RosterStore
{
public:
    /// Opens the store in a folder, which is made where needed. It is always usable: see report() for what
    /// can't be saved, and what had to be rescued.
    static RosterStore open(const QString& folder, const StoreSettings& settings = {});

    RosterStore(RosterStore&&) = default;
    RosterStore& operator=(RosterStore&&) = delete; // would drop what is not on disk yet
    ~RosterStore();                                 ///< tries once more to write what is not on disk yet

    /// How the store was opened, or last had to be opened anew.
    const OpenReport& report() const { return m_database.report(); }

    /// The report where there is something in it that was not taken yet: after opening, and at any later
    /// time, since damage may show then.
    std::optional<OpenReport> takeNews() { return m_database.takeNews(); }

    /// All lists in the user's order, with those that are not on disk yet. Where the disk can't be read, the
    /// lists as they were read last, and fault() tells.
    std::vector<RosterSummary> summaries();

    /// A list with its contents; `noSuchRoster`, `unreadableRoster` or a fault of the disk.
    Stored<StoredRoster> roster(const QString& id);

    /// Saves a list; one without an id is new and comes last. The id and revision of what was given are
    /// brought up to date, ready for the next save.
    Saved save(StoredRoster& roster, const RosterFigures& figures);

    /// Deletes a list; it can be brought back for at least 30 days. After a fault it is still there.
    Stored<void> remove(const QString& id);

    /// Brings a deleted list back to its place. Gives its id, which is a new one where the old one is in use
    /// again.
    Stored<QString> restore(const QString& id);

    /// The lists on disk that restore() can bring back, deleted last first.
    std::vector<DeletedRoster> deleted();

    /// Moves a list to a place counted from 0; places beyond the ends mean the ends. After a fault nothing
    /// has moved.
    Stored<void> move(const QString& id, int place);

    /// Whether another store has written to the database since this was last asked, or one of matches.
    bool changedByOthers() { return m_database.changedByOthers(); }

    /// Whether something shown is not on disk.
    bool hasUnsaved() const { return !m_pending.empty(); }

    /// Why something is not on disk or can't be read, while that is so.
    std::optional<StorageFault> fault() const;

    /// Tries again to open the database on disk, if need be, and to write everything; the fault where
    /// something is still not on disk.
    Stored<void> retry();

    /// Copies the database into the folder of backups.
    Stored<Backup> backUp();

    /// The backups, newest first.
    std::vector<Backup> backups() const;

    /// Puts the lists and matches of a backup in the place of the present ones, of which a backup is taken
    /// first, and given. The backup is checked before; after a fault nothing has changed.
    Stored<Backup> restoreBackup(const QString& path);

private:
    explicit RosterStore(KeptDatabase database);

    struct Flushed;
    Flushed writePending();
    void settleFault();

    KeptDatabase m_database;
    PendingRosters m_pending;
    PendingRosters m_deletedPending; ///< deleted before they were on disk
    QStringList m_keptAside;         ///< not told yet
    std::vector<RosterSummary> m_lastRead;
    std::optional<StorageFault> m_writeFault;
    std::optional<StorageFault> m_readFault;
};

} // namespace adjutant
