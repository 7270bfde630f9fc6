#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/action.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// Where a Unit's Leader stands after it has moved; none: nobody told, and no distance is claimed for it.
struct Move
{
    std::optional<Point> to;
};

/// Asks where a Unit moves to, with its reach (chapters "March", "Charge"); warns of what is beyond it. A
/// Unit that is nowhere on the map is not asked for a place unless somebody gives one.
Task<Move> askMove(const MatchState& state, Ask& ask, UnitRef unit, ActionKind kind);

} // namespace adjutant::drakerys
