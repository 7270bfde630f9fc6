#pragma once

#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

// The Army Points of what a player brought to the table. A Unit of several Warriors is worth the share of
// those who are left: its AP × Warriors / size. Invoked Elementals were not recruited and don't count; Units
// whose AP nobody knows count as 0.

/// AP of the Warriors that are left.
double armyLeft(const PlayerState& player);

/// AP of the Warriors that are gone.
double armyLost(const PlayerState& player);

} // namespace adjutant::drakerys
