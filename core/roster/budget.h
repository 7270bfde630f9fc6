#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"

#include <optional>

namespace adjutant {

/// What an army, or a part of it, costs and counts.
struct Totals
{
    int ap = 0;
    int rarity = 0;
    int warriors = 0;

    bool operator==(const Totals&) const = default;

    /// A user's catalogue can make an army that costs more; its total is this, then.
    static constexpr int most = 1'000'000'000;
};

/// What an entry costs by the recruitment table, without options; none where the table doesn't say.
std::optional<Totals> costOf(const RosterEntry& entry, const Catalogue& catalogue);

/// What an option costs: its AP a Warrior of the receiver. None for unknown options or receivers without a
/// cost.
std::optional<int> costOf(const ChosenOption& chosen, const Roster& roster, const Catalogue& catalogue);

/// The totals of all entries and options that have a cost. An entry without one is a finding of its own.
Totals totalsOf(const Roster& roster, const Catalogue& catalogue);

} // namespace adjutant
