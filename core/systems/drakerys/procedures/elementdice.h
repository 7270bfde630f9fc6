#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// Step 4 of an invocation: the Element of what comes from a Maelstrom, by a D10 (each 1 costs 1 TS more and
/// is rolled again, a 10 is chosen); where nothing is `rolled` the players name it.
Task<std::optional<Element>> askElement(MatchState& state, Ask& ask, UnitRef by, bool rolled);

} // namespace adjutant::drakerys
