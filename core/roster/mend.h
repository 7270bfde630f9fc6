#pragma once

#include "core/roster/budget.h"
#include "core/roster/finding.h"

#include <functional>
#include <optional>

namespace adjutant {

/// Whether a change is to be offered: a game system keeps the last Hero of an allegiance from being dropped.
using MayChange = std::function<bool(const RosterChange&)>;

/// The smallest change that brings a roster within both limits: one change where one is enough, else the best
/// pair, else entries dropped from the dearest down. Smallest is least AP lost, then least Rarity, then a
/// size step before a Unit. None where nothing that may change would do,
/// or where the AP are beyond counting.
std::optional<Mend> mendForLimits(const Roster& roster, const Totals& totals, const Catalogue& catalogue,
                                  const MayChange& mayChange);

/// The roster with a mend carried out.
Roster mended(Roster roster, const Mend& mend);

} // namespace adjutant
