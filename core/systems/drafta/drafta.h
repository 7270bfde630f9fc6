#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::drafta {

/// Defense of Drafta as the app sees it.
GameSystem gameSystem();

/// What is wrong with a list: units that nobody knows, cards that are missing or can't be read. The rules
/// have no limits and no factions.
std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue);

} // namespace adjutant::drafta
