#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"

namespace adjutant::skirmish {

/// What is wrong with a warband: 3 to 10 models with cards that hold, and a deck (chapters "A Game", "Warband
/// building").
std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue);

} // namespace adjutant::skirmish
