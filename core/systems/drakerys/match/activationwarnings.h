#pragma once

#include "core/match/refusal.h"
#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <vector>

namespace adjutant::drakerys {

/// What an activation that can be carried out seems to break: the prerequisites of the chapter "Units
/// Actions".
std::vector<Warning> activationWarnings(const MatchState& state, const Activate& command);

} // namespace adjutant::drakerys
