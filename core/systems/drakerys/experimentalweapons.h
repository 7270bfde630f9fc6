#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"
#include "core/words/message.h"

#include <vector>

namespace adjutant::drakerys {

// Bastion's Experimental Weapons (recruitment table of the Mercenaries): for allied Infantry Units that are
// no Heroes, and for Bastion; no Unit carries two. Where the source prints no type for a Unit the table
// decides, so the app lets it have one.

void checkExperimentalWeapons(const Roster& army, const Catalogue& catalogue, std::vector<Finding>& findings);

/// Every weapon the giver offers, with every entry that may carry it.
std::vector<ChosenOption> experimentalWeaponsFor(const Roster& army, const EntryId& giver,
                                                 const Catalogue& catalogue);

/// Why a weapon may do nothing for its receiver: the Reloading Mechanism is for Warriors with crossbows,
/// nothing else asks for a weapon.
Message warningAboutWeapon(const ChosenOption& chosen, const Roster& army, const Catalogue& catalogue);

} // namespace adjutant::drakerys
