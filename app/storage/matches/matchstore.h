#pragma once

#include "app/storage/keptdatabase.h"
#include "app/storage/matches/matchresults.h"
#include "app/storage/matches/pendingmatches.h"
#include "app/storage/matches/wholematch.h"

#include <QHash>

namespace adjutant {

/// What became of a step.
struct Appended
{
    /// The step's number in the match; 0: it was not taken, and nothing has changed.
    qint64 number = 0;

    /// Why the step is not on disk. With a number it is kept in memory and shown by steps(), and written with
    /// the next one that can be, or by retry(). Without one: `changedElsewhere` where another window has
    /// carried the match on, so that steps() has to be read anew, `noSuchMatch`, or a fault of the disk.
    /// None: it is on disk.
    std::optional<StorageFault> fault;
};

/// The recorded matches: those being played, step by step, and the history. A step is on disk when append()
/// returns, or it says why not; it is never lost while the store lives. What the steps say is the app's: here
/// they are texts. Several stores, in this program or in others, may work on one folder, beside a
/// RosterStore, which also makes and restores backups of the matches. A store belongs to one thread.
class MatchStore
{
public:
    /// Opens the store in a folder, which is made where needed. It is always usable: see report() for what
    /// can't be saved, and what had to be rescued.
    static MatchStore open(const QString& folder, const StoreSettings& settings = {});

    MatchStore(MatchStore&&) = default;
    MatchStore& operator=(MatchStore&&) = delete; // would drop what is not on disk yet
    ~MatchStore();                                ///< tries once more to write what is not on disk yet

    /// How the store was opened, or last had to be opened anew.
    const OpenReport& report() const { return m_database.report(); }

    /// The report where there is something in it that was not taken yet.
    std::optional<OpenReport> takeNews() { return m_database.takeNews(); }

    /// Adds a match whose steps follow: an id never used before, the text of how it begins, and what the
    /// history shows. After a fault it is kept in memory and shown like any other, and so are its steps.
    Stored<void> create(const QString& id, const QString& startText, MatchSummary summary);

    /// Adds a whole match of an id never used before, or nothing of it: a fault of the disk, or
    /// `changedElsewhere` where the id is taken.
    Stored<void> add(const WholeMatch& match);

    /// Adds the matches of a file that was set aside which are not here, nor in the trash; how many came.
    Stored<int> takeFrom(const QString& path);

    /// Adds a step behind the last one. `after` is the number of the step that the caller has last seen;
    /// below 0, what this store last read or wrote of the match counts as seen. Steps that were found damaged
    /// are moved out of the way, not deleted.
    Appended append(const QString& matchId, const QString& body, qint64 after = -1);

    /// A match as it was recorded, with the steps that are not on disk yet: up to the last good step where
    /// some are damaged. `noSuchMatch`, `startLost`, or a fault of the disk. One in the trash can be read,
    /// too.
    Stored<StoredMatch> steps(const QString& matchId);

    /// The matches whose steps could not be saved until another window had carried the match on: they are
    /// kept aside. Those that no append() has told, since this was last asked.
    QStringList takeLate();

    /// Whether another window has carried a match on beyond what this store has last read or written of it.
    bool isBehind(const QString& id) const { return m_ends.value(id).stale; }

    /// Whether anybody else has written to the database since this was last asked: what was read of it may be
    /// different now.
    bool changedByOthers() { return m_database.changedByOthers(); }

    /// Moves the steps behind `lastGood` out of the record, as those that are damaged: sound texts that the
    /// caller can't follow. They are kept. `last` is the number of the last step that the caller has seen;
    /// `changedElsewhere` where another window has gone on since, or a fault of the disk: nothing has
    /// changed.
    Stored<void> setAside(const QString& matchId, qint64 lastGood, qint64 last);

    /// Replaces what the history shows of a match, and what is searched. After a fault of the disk it is kept
    /// in memory and shown.
    Stored<void> setSummary(const MatchSummary& summary);

    /// What the history shows of one match; `noSuchMatch` where there is none.
    Stored<MatchSummary> summary(const QString& id);

    /// The text that the app keeps beside a match, for photos and the like; empty where there is none.
    Stored<KeptText> details(const QString& id);

    /// Replaces that text. After a fault of the disk it is kept in memory and shown.
    Stored<void> setDetails(const QString& id, const QString& text);

    /// The matches that a filter shows, the last started first: `limit` of them from `offset` on, or all
    /// where it is below 0. Where the disk can't be read, those that are not on disk, and fault() tells.
    std::vector<MatchSummary> summaries(const MatchFilter& filter = {}, int limit = -1, int offset = 0);

    /// How many of those on disk a filter shows.
    int count(const MatchFilter& filter = {});

    /// The results of a player in the matches that a filter shows; see resultsOf().
    MatchResults results(const MatchFilter& filter = {}, const QString& player = {});

    /// Deletes a match; it can be brought back for at least 30 days. After a fault it is still there.
    Stored<void> remove(const QString& id);

    /// Brings a deleted match back.
    Stored<void> restore(const QString& id);

    /// The matches that restore() can bring back, deleted last first.
    std::vector<DeletedMatch> deleted();

    /// Whether something shown is not on disk.
    bool hasUnsaved() const { return !m_pending.empty(); }

    /// Why something is not on disk or can't be read, while that is so.
    std::optional<StorageFault> fault() const;

    /// Tries again to open the database on disk, if need be, and to write everything; the fault where
    /// something is still not on disk, `changedElsewhere` where steps came too late.
    Stored<void> retry();

private:
    explicit MatchStore(KeptDatabase database);

    /// Where a match's record ends, as this store has seen it.
    struct End
    {
        qint64 number = 0;
        QString chain;
        bool damagedBehind = false; ///< there are bad steps behind it
        bool stale = false;         ///< another window has gone on since
    };

    Stored<End> endOf(const QString& matchId);
    Stored<bool> appendNow(const QString& matchId, const steplog::ChainedStep& step);
    std::optional<StorageFault> writePending();
    std::optional<StorageFault> keep(PendingMatch change);

    KeptDatabase m_database;
    PendingMatches m_pending;
    QHash<QString, End> m_ends;
    QStringList m_late;     ///< matches whose steps came too late, not told yet
    QStringList m_justLate; ///< those of them of the last writing
    std::optional<StorageFault> m_writeFault;
    std::optional<StorageFault> m_readFault;
};

} // namespace adjutant
