#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/budget.h"
#include "core/roster/finding.h"

#include <vector>

namespace adjutant {

// The checks that hold for every game whose lists have budgets and sizes. A game system puts them together
// with its own.

/// Entries whose Unit nothing has, that are only invoked, or whose size the table does not offer.
void checkUnitsAndSizes(const Roster& roster, const Catalogue& catalogue, std::vector<Finding>& findings);

/// Totals over the limits.
void checkLimits(const Roster& roster, const Totals& totals, std::span<const Budget> budgets,
                 std::vector<Finding>& findings);

} // namespace adjutant
