#pragma once

#include "app/storage/matches/matchsummary.h"
#include "app/storage/matches/steplog.h"

#include <optional>
#include <vector>

namespace adjutant {

/// What is not on disk yet of one match, because writing it failed.
struct PendingMatch
{
    QString id;
    std::optional<QString> startText; ///< the match itself is not on disk
    std::optional<MatchSummary> summary;
    std::optional<QString> details;
    std::vector<steplog::ChainedStep> steps; ///< without a gap
    bool damagedBefore = false;              ///< there are bad steps on disk in the place of the first one
};

/// Those that wait for the disk, in the order they were first changed.
class PendingMatches
{
public:
    bool empty() const { return m_all.empty(); }
    void clear() { m_all.clear(); }
    const std::vector<PendingMatch>& all() const { return m_all; }
    const PendingMatch* find(const QString& id) const;

    /// Adds to what waits of the match.
    void add(PendingMatch change);

    /// Writes all, within a transaction of the caller's. Gives the ids of matches that another window has
    /// carried on or deleted: their steps are kept outside of the record, and nothing is overwritten.
    Stored<QStringList> write(Database& database) const;

    /// The summaries on disk, a part of all, as they will be once everything is written.
    void showIn(std::vector<MatchSummary>& summaries, const MatchFilter& filter, bool fromTheFirst) const;

private:
    std::vector<PendingMatch> m_all;
};

} // namespace adjutant
