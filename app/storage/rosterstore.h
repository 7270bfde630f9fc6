#pragma once

#include "app/storage/indexfile.h"
#include "app/storage/storefiles.h"
#include "core/roster/roster.h"

#include <QStringList>
#include <map>
#include <optional>

namespace adjutant {

/// What the catalogue makes of a roster.
struct RosterFigures
{
    Amounts spent; ///< of the game's budgets
    int warriors = 0;
    int findings = 0;

    bool operator==(const RosterFigures&) const = default;
};

/// A stored roster as a list of lists shows it.
struct RosterSummary
{
    QString id;
    QString name;
    QString system;
    QString faction;
    Amounts limits;
    RosterFigures figures;
    QDateTime changedAt;    ///< UTC
    bool isUnsaved = false; ///< the disk doesn't have it as it is shown

    bool operator==(const RosterSummary&) const = default;
};

/// A roster with what the store needs to know it again.
struct StoredRoster
{
    QString id;
    std::string text; ///< as it lay on disk when it was read or saved
    Roster roster;
};

/// They are asked for when a list is read or saved.
using FiguresOf = std::function<RosterFigures(const Roster& roster)>;

/// The user's army lists: `lists/<id>.yaml` each, as a roster is exported, in the order that `list-order`
/// has. What was saved is on disk when save() returns, or it says why not; it is never lost while the store
/// lives. The process holds the folder's lock; a store belongs to one thread.
class RosterStore
{
public:
    /// Opens the lists of a data folder, which is made where needed. It is always usable: see fault() and
    /// takeNews().
    explicit RosterStore(const QString& folder, FiguresOf figures = {});

    ~RosterStore(); ///< tries once more to write what is not on disk yet

    /// All lists in the user's order, unsaved ones among them.
    std::vector<RosterSummary> summaries();

    /// A list with its contents; `noSuchRoster`, `unreadableRoster` or a fault of the disk.
    Stored<StoredRoster> roster(const QString& id) const;

    /// Saves a list; one without an id is new and comes last. The id and text of what was given are
    /// brought up to date, ready for the next save. After a fault it is kept in memory and shown like any
    /// other, and written by the next save that can be, or by retry().
    Stored<void> save(StoredRoster& roster);

    /// Deletes a list; it can be brought back for at least 30 days. After a fault it is still there, as is
    /// one that can't be saved.
    Stored<void> remove(const QString& id);

    /// Brings a deleted list back, as the last one where its place isn't known any more. Gives its id, which
    /// is a new one where the old one is in use again.
    Stored<QString> restore(const QString& id);

    /// The lists that restore() can bring back, deleted last first.
    std::vector<storefiles::Deleted<RosterSummary>> deleted() const;

    /// Moves a list to a place counted from 0; places beyond the ends mean the ends. After a fault nothing
    /// has moved.
    Stored<void> move(const QString& id, int place);

    /// Whether something shown is not on disk.
    bool hasUnsaved() const { return !m_unsaved.empty(); }

    /// Why something is not on disk, while that is so.
    std::optional<StorageFault> fault() const { return m_fault; }

    /// Tries again to write everything; the fault where something is still not on disk.
    Stored<void> retry();

    /// Reads again what has changed in the folder.
    void refresh();

    /// What is to be reported and was not taken yet.
    std::vector<StorageNews> takeNews() { return std::exchange(m_news, {}); }

private:
    /// A list as it is known without reading its file.
    struct Known
    {
        RosterSummary summary;
        FileMark mark; ///< of nothing: it is not on disk
    };

    QString pathOf(const QString& id) const;
    Stored<RosterSummary> readSummary(const QString& id, const QString& path) const;
    RosterSummary summaryOf(const QString& id, const Roster& roster,
                            const QDateTime& changed = QDateTime::currentDateTimeUtc()) const;
    Stored<void> write(const StoredRoster& list);
    Stored<void> writeOrder();
    Stored<void> stays();

    QString m_folder;
    storefiles::OpenedFolder m_opened;
    FiguresOf m_figures;
    IndexFile m_index;
    std::map<QString, Known> m_lists;
    QStringList m_order;                       ///< of the ids in m_lists
    std::map<QString, StoredRoster> m_unsaved; ///< with the texts that they were made of
    std::map<QString, std::string> m_retried;  ///< what retry() wrote, which who saved them doesn't know
    std::vector<StorageNews> m_news;
    std::optional<StorageFault> m_fault;
    bool m_isRead = false; ///< the folder of lists can be looked into
};

} // namespace adjutant
