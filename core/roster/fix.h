#pragma once

#include "core/roster/budget.h"
#include "core/roster/finding.h"

#include <functional>
#include <optional>

namespace adjutant {

/// Whether a change is to be offered: a game system keeps the last Hero of an allegiance from being dropped.
using MayChange = std::function<bool(const RosterChange&)>;

/// The smallest change that brings a roster within the limits of all budgets: one change where one is enough,
/// else the best pair, else entries dropped from the dearest down. Smallest is least lost of the first
/// budget, then of the next, then a size step before a Unit. None where nothing that may change would do, or
/// where a total is beyond counting.
std::optional<Fix> fixForLimits(const Roster& roster, const Totals& totals, std::span<const Budget> budgets,
                                const Catalogue& catalogue, const MayChange& mayChange);

/// The roster with a mend carried out.
Roster fixed(Roster roster, const Fix& fix);

} // namespace adjutant
