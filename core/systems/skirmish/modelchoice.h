#pragma once

#include "core/match/pieces.h"
#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

/// Refuses where the match is over.
Task<> untilTheEnd(const State& state, Ask& ask);
/// The same for what models do, which ends the draft: says so where rounds of it are left.
Task<> modelsMayAct(const State& state, Ask& ask);

/// Closed where it has used its ability of the round; warned where it is dying.
Objection mayActivate(const State& state, std::size_t model);

/// "2 of 3 wounds; prone".
Message conditionText(const State& state, std::size_t model);

/// A condition as people call it.
Message conditionName(const std::string& id);

} // namespace adjutant::skirmish
