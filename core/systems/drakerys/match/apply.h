#pragma once

#include "core/expected.h"
#include "core/match/recorded.h"
#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/match/refusal.h"

namespace adjutant::drakerys {

/// A command carried out.
struct Applied
{
    MatchState state;
    std::vector<Event> events;
    std::vector<Warning> warnings; ///< rules that the command seems to break
};

/// Carries a command out, or says which rule forbids it. Pure: the same state and command give the same
/// result.
Expected<Applied, MatchRefusal> apply(MatchState state, const Command& command);

/// A match of Drakerys with its log.
using Match = Recorded<MatchState, Command, apply>;

} // namespace adjutant::drakerys
