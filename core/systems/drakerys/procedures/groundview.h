#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/table/view.h"

namespace adjutant::drakerys {

/// The battlefield with what lies on it, as far as the players told where.
table::Board battlefieldBoard(const MatchState& state);

} // namespace adjutant::drakerys
