#pragma once

#include "core/systems/drafta/draftastate.h"
#include "core/systems/drafta/exchange.h"

namespace adjutant::drafta {

/// Takes hit points from both at once and tells it: who falls, whose talent comes back, who is left at the
/// end.
void strike(State& state, Ask& ask, std::size_t attacker, std::size_t defender, Damages damages);

/// Tells how the battle ended, where it has.
void tellEnd(const State& state, Ask& ask);

/// Asks whom a unit attacks; `rolled`: in an exchange, whose odds stand beside each.
Task<std::size_t> askTarget(const State& state, Ask& ask, std::size_t attacker, bool rolled);

/// What one attack will probably bring, with the hit points that are left.
table::Forecast exchangeForecast(const State& state, std::size_t attacker, std::size_t defender);

} // namespace adjutant::drafta
