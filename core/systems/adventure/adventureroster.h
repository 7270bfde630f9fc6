#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"

namespace adjutant::adventure {

/// What is wrong with a list: units that nobody knows, cards that are missing or can't be read. The rules
/// have no limits and no factions.
std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue);

} // namespace adjutant::adventure
