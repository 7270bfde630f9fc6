#pragma once

#include "app/storage/rosterrow.h"

#include <vector>

namespace adjutant {

/// A saved roster that is not on disk yet, because writing it failed.
struct PendingRoster
{
    RosterRow row;
    Roster roster;
    QString base; ///< the revision on disk that it was made from; empty: never on disk
    std::optional<StorageFault> unstorable; ///< it would not read back the same: trying again is of no use
};

/// Those that wait for the disk, in the order they were first saved.
class PendingRosters
{
public:
    bool empty() const { return m_all.empty(); }
    const PendingRoster* find(const QString& id) const;

    /// Adds one, or replaces the one of the same id.
    void put(PendingRoster pending);

    /// Takes one out; none where there is no such.
    std::optional<PendingRoster> take(const QString& id);

    const std::vector<PendingRoster>& all() const { return m_all; }

    /// The summaries on disk as they will be once everything is written.
    void showIn(std::vector<RosterSummary>& summaries) const;

private:
    std::vector<PendingRoster> m_all;
};

} // namespace adjutant
