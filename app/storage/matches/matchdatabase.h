#pragma once

#include "app/storage/matches/matchaudit.h"
#include "app/storage/matches/wholematch.h"
#include "app/storage/workingcopy.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace adjutant {

/// The matches in one database file of whatever name, for a program that stays beside the app: it reads them
/// without leaving a trace, or adds whole ones. Nothing is rescued here.
class MatchDatabase
{
public:
    /// Opens a file for reading. Neither it nor its folder is touched: where another program has left changes
    /// in a log beside it, or an older Adjutant has made it, a copy is read. `unreachable` where it is not
    /// there, `damaged` where it is no sound database of ours, `newerVersion`.
    static Stored<MatchDatabase> openUntouched(const QString& path);

    /// Opens a file for adding; one of an older version is brought to this one, after a backup beside it. A
    /// file that is none of ours is refused as above.
    static Stored<MatchDatabase> open(const QString& path);

    /// Makes a file of what `fill` puts into a new database: it is there whole, or not at all. Its folder has
    /// to be there. `changedElsewhere` where another program has made it meanwhile.
    static Stored<void> make(const QString& path, const std::function<Stored<void>(MatchDatabase&)>& fill);

    /// What the history shows, the last started first, each looked at for whether its steps are what was
    /// written. Those in the trash are not in it.
    Stored<std::vector<MatchSummary>> summaries();

    /// The ids of those that were recorded and are neither among them nor in the trash (matchaudit.h).
    Stored<QStringList> unlisted();

    /// A match up to its last good step; none where there is none of that id, or it is in the trash. Of one
    /// that is unlisted, what is left.
    Stored<std::optional<WholeMatch>> find(const QString& id);

    /// Whether an id is taken, be it by a match in the trash.
    Stored<bool> knows(const QString& id);

    /// What is in the database that Adjutant hasn't written there, and that no match's checksums tell.
    Stored<std::vector<Oddity>> oddities();

    /// Adds a match whose id is not taken; `changedElsewhere` where it has been meanwhile.
    Stored<void> add(const WholeMatch& match);

    /// Makes all that is done meanwhile one: it is there whole, or not at all after a fault.
    Stored<void> together(const std::function<Stored<void>()>& work);

private:
    MatchDatabase(std::unique_ptr<WorkingCopy> copy, Database database, bool hasMatches);
    static Stored<MatchDatabase> recognised(std::unique_ptr<WorkingCopy> copy, Database database,
                                            const QString& path);

    std::unique_ptr<WorkingCopy> m_copy; ///< outlives the connection to it
    Database m_database;
    bool m_hasMatches; ///< false: it was never begun
};

} // namespace adjutant
