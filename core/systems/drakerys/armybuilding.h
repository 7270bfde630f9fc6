#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"

#include <vector>

namespace adjutant::drakerys {

/// All findings of an army (chapter "Forming an Army" and our reading of it): limits, Heroes, allegiance,
/// Units and sizes of the recruitment table, Ward with Lorn, Bastion's weapons.
std::vector<Finding> checkArmy(const Roster& army, const Catalogue& catalogue);

/// An army takes Units of its allegiance, of the Mercenaries and of the Maelstrom, never of another people.
bool mayRecruitFrom(const FactionId& faction, const FactionId& allegiance, const Catalogue& catalogue);

} // namespace adjutant::drakerys
