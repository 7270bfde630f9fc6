#pragma once

#include "core/match/refusal.h"
#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <vector>

namespace adjutant::drakerys {

/// What a command that can be carried out seems to break: prerequisites of Actions as far as the tokens
/// `engaged` and `free` tell, skills and weapons the card doesn't have, a second shot of a crossbow, words we
/// don't know. Rules: `unknown-profile engaged free status skill hero guard heroic-dice weapon second-shot
/// invocations unknown-status unknown-mission headquarters vortex infantry`.
std::vector<Warning> warningsOf(const MatchState& state, const Command& command);

} // namespace adjutant::drakerys
